package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Ownership;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class RaidReaderTest {
    /** Six points in the corner and no liberty outside: White kills, unless Black moves first. */
    private static final Diagram ONLY_ROOM = Diagram.parse("""
            . O . O O
            O O O O O
            X X X X O
            . . . X O
            . . . X O
            """);

    /** With an eye for one of the two chains Black needs no move. */
    private static final Diagram ANOTHER_EYE = Diagram.parse("""
            . O . O O O O
            O O O O O O O
            X X X O O O O
            . . . X X X X
            . . . X X . X
            """);

    /** Nothing can be captured, but White makes a seki at A4 or C3, unless Black moves first. */
    private static final Diagram SEKI_ROOM = Diagram.parse("""
            O X X X O
            . O . X O
            X O . X O
            X X X X O
            O O O O O
            """);

    /** White has taken the vital point: Black is too late. */
    private static final Diagram TOO_LATE = Diagram.parse("""
            . O . O O
            O O O O O
            X X X X O
            . O . X O
            . . . X O
            """);

    /** White begins a ko at B1. */
    private static final Diagram KO = Diagram.parse("""
            . O . O O
            O O O O O
            X X X X O
            . X X X O
            . . . X O
            """);

    /** The score of the whole corner is not found within the limit of a search, but it need not be. */
    @EveryVariant
    void aGroupThatDiesInItsOnlyRoomIsARaid(Variant variant) {
        assertThat(raid(ONLY_ROOM, variant)).isPresent();
    }

    /** A raid is remembered while nothing changes in the territory and beside it; farther stones may come and go. */
    @EveryVariant
    void theStoneOfARaidIsBesideTheTerritory(Variant variant) {
        PointSet room = variant.points(ONLY_ROOM.board(), Coordinates.points(ONLY_ROOM.board(), "A1 A2 B1 B2 C1 C2"));
        Attack raid = raid(ONLY_ROOM, variant).orElseThrow();
        assertThat(room.neighbors(variant.board(ONLY_ROOM.board())).contains(raid.stone()))
                .isTrue();
    }

    @EveryVariant
    void aGroupWithAnEyeElsewhereIsNone(Variant variant) {
        assertThat(raid(ANOTHER_EYE, variant)).isEmpty();
    }

    @EveryVariant
    void whatMakesASekiOfTheOnlyRoomIsARaid(Variant variant) {
        assertThat(raid(SEKI_ROOM, variant, "A5", "B4").orElseThrow().canBeMet())
                .isTrue();
    }

    @EveryVariant
    void aRaidMayComeTooLateToBeMet(Variant variant) {
        assertThat(raid(ONLY_ROOM, variant).orElseThrow().canBeMet()).isTrue();
        assertThat(raid(TOO_LATE, variant, "B2").orElseThrow().canBeMet()).isFalse();
    }

    @EveryVariant
    void whatAKoDecidesIsToldButNotPrevented(Variant variant) {
        Attack raid = raid(KO, variant).orElseThrow();
        assertThat(raid.canBeMet()).isFalse();
        assertThat(raid.line()).containsExactly(variant.point(KO.board(), Coordinates.point(KO.board(), "B1")));
    }

    private static Optional<Attack> raid(Diagram diagram, Variant variant, String... dead) {
        Color owner = variant.color(Color.BLACK);
        Position position = variant.position(diagram.position()).withToMove(owner.opponent());
        Board board = position.board();
        SearchBoard search = new SearchBoard(position);
        PointSet none = PointSet.empty(board);
        PointSet points = position.empty().union(variant.points(diagram.board(), dead(diagram, dead)));
        Ownership owners = owner == Color.BLACK
                ? new Ownership(points, none, none, none)
                : new Ownership(none, points, none, none);
        SmallTerritories territories = new SmallTerritories(search, owners);
        int stone = variant.point(diagram.board(), Coordinates.point(diagram.board(), "A3"));
        PointSet territory = territories.around(stone).orElseThrow();
        return new RaidReader(search, owners, territories, Readers.table(), new NodeCounter(Budget.LARGE))
                .read(territory, owner);
    }

    private static PointSet dead(Diagram diagram, String... names) {
        return diagram.position().chains(Coordinates.points(diagram.board(), String.join(" ", names)));
    }
}
