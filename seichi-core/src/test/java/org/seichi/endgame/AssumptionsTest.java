package org.seichi.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.safety.Safety;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.TranspositionTable;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** A small finished game: what is open, and its score. */
class AssumptionsTest {
    /**
     * The white stone W is dead, and neutral points are marked d. Black's three stones B have only the two liberties a in his territory,
     * too few to call them safe: these, and the empty point e beside them, are open too. White gains nothing there, since Black answers
     * at the other a. Black has 29 points of territory and a prisoner, White has 22 points.
     */
    private static final Diagram GAME = Diagram.parse("""
            . X e a B d O . .
            . . X a B B O . .
            . . . X d O O . .
            . W . X X O . . .
            . . . . X O . . .
            . . . . X O . O .
            . . . X X d O . .
            . . . X O O O . .
            . . . X O . . . .
            """);

    @EveryVariant
    void onlyWhatIsOpenIsSearched(Variant variant) {
        PointSet dead = variant.points(GAME.board(), GAME.marked('W'));
        Premises premises = premises(variant.position(GAME.position()), dead);
        PointSet open =
                GAME.marked('d').union(GAME.marked('B')).union(GAME.marked('a')).union(GAME.marked('e'));
        assertThat(premises.open()).isEqualTo(variant.points(GAME.board(), open));
        assertThat(premises.areas().stream().mapToInt(PointSet::size).sum())
                .isEqualTo(premises.open().size());
        for (Color first : Color.values()) {
            assertThat(score(premises, first)).isEqualTo(variant.score(29 + 1 - 22));
        }
    }

    @EveryVariant
    void chainsWithTwoLibertiesInTheirTerritoryAreOpen(Variant variant) {
        assertThat(open(variant, ". X O .", ". X O .").size()).isEqualTo(8);
        assertThat(open(variant, ". X O .", ". X O .", ". X O .").size()).isZero();
    }

    private static PointSet open(Variant variant, String... rows) {
        Position position =
                variant.position(Diagram.parse(String.join("\n", rows)).position());
        return premises(position, PointSet.empty(position.board())).open();
    }

    private static Premises premises(Position position, PointSet dead) {
        Safety safety = Safety.of(position, Suicide.FORBIDDEN);
        return Assumptions.of(position, safety, dead, PointSet.empty(position.board()));
    }

    private static int score(Premises premises, Color first) {
        LocalScoreReader reader = new LocalScoreReader(
                premises, new TranspositionTable(14), new NodeCounter(new Budget(100_000)), LocalScoreReader.LIMIT);
        List<LocalScore> scores = premises.areas().stream().map(reader::read).toList();
        assertThat(scores).allMatch(LocalScore::isExact);
        return premises.settledPoints()
                + scores.stream().mapToInt(each -> each.first(first).least()).sum();
    }
}
