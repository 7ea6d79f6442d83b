package org.seichi.playout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class ChainTreeTest {
    /** Black's chain on the edge surrounds three points, of which the middle one decides. */
    private static final Diagram THREE = Diagram.parse("""
            . a . X O . O
            X X X X O O O
            O O O O O . O
            . . . . O O O
            . . . . . . .
            """);

    @EveryVariant
    void bothFindTheVitalPoint(Variant variant) {
        Position position = variant.position(THREE.position());
        Color owner = variant.color(Color.BLACK);
        int vital = variant.point(THREE.board(), THREE.point('a'));
        int stone = position.stones(owner).first();
        PointSet inside =
                PointSet.of(position.board(), vital).neighbors(position.board()).intersection(position.empty());
        PointSet area = inside.union(PointSet.of(position.board(), vital));
        for (Color player : Color.values()) {
            ChainTree tree = new ChainTree(position.withToMove(player), stone, area);
            tree.play(200);
            List<SampledMove> line = tree.line(50);
            assertThat(line.get(0).point()).isEqualTo(vital);
            assertThat(line.get(0).share()).isGreaterThan(0.6);
        }
    }
}
