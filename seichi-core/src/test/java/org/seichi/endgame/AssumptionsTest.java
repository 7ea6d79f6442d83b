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
    /** The white stone W is dead. Neutral points are marked d; Black's two stones at the top are cut off if he does not connect. */
    private static final Diagram GAME = Diagram.parse("""
            . X . . X d O . .
            . . X . X X O . .
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
        PointSet dame = variant.points(GAME.board(), GAME.marked('d'));
        assertThat(premises.open().containsAll(dame)).isTrue();
        assertThat(premises.open().size()).isLessThan(20);
        assertThat(premises.areas().stream().mapToInt(PointSet::size).sum())
                .isEqualTo(premises.open().size());
        assertThat(score(premises, Color.BLACK)).isEqualTo(variant.score(score(Color.BLACK, variant)));
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

    private static int score(Color first, Variant variant) {
        return score(premises(GAME.position(), GAME.marked('W')), variant.color(first));
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
