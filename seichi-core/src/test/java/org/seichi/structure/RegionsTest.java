package org.seichi.structure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class RegionsTest {
    @Test
    void aRegionIsOwnedByTheOnlyColorThatTouchesIt() {
        Position position = Diagram.parse("""
                . X . O .
                X X . O O
                . X . O .
                """).position();
        Regions regions = Regions.of(position);
        Board board = position.board();

        assertThat(regions.count()).isEqualTo(5);
        assertThat(regions.owner(regions.at(board.point(0, 0)))).isEqualTo(Stones.BLACK);
        assertThat(regions.owner(regions.at(board.point(2, 1)))).isEqualTo(Stones.EMPTY);
        assertThat(regions.owner(regions.at(board.point(4, 2)))).isEqualTo(Stones.WHITE);
        assertThat(regions.at(board.point(1, 1))).isEqualTo(Regions.NONE);
    }

    @Test
    void anEmptyBoardIsOneRegionOfNobody() {
        Regions regions = Regions.of(Position.empty(new Board(4, 3)));
        assertThat(regions.count()).isEqualTo(1);
        assertThat(regions.size(0)).isEqualTo(12);
        assertThat(regions.owner(0)).isEqualTo(Stones.EMPTY);
    }

    @EveryVariant
    void aRemovedStoneIsAmongItsOwnWhereNoOtherColorIs(Variant variant) {
        Diagram diagram = Diagram.parse("""
                X X X O O O
                X B X O B O
                X X X O O O
                """);
        Board board = diagram.board();
        PointSet removed = variant.points(board, diagram.marked('B'));
        Position before = variant.position(diagram.position());

        assertThat(Regions.of(before.with(removed, Stones.EMPTY)).amongOwn(removed, before))
                .isEqualTo(variant.points(board, Coordinates.points(board, "B2")));
    }

    @EveryVariant
    void regionsAreThoseOfAPlainFlood(Variant variant) {
        RandomPositions.sample(31, 120).map(variant::position).forEach(position -> {
            Regions regions = Regions.of(position);
            PointSet seen = PointSet.empty(position.board());
            for (int region = 0; region < regions.count(); region++) {
                PointSet points = Floods.from(position, regions.points(region).first());
                PointSet around = points.neighbors(position.board());
                assertThat(regions.points(region)).isEqualTo(points);
                assertThat(regions.size(region)).isEqualTo(points.size());
                for (Color color : Color.values()) {
                    assertThat(regions.touches(region, color.code()))
                            .isEqualTo(around.intersects(position.stones(color)));
                }
                seen = seen.union(points);
            }
            assertThat(seen).isEqualTo(position.empty());
        });
    }
}
