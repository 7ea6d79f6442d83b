package org.seichi.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.seichi.board.Position;
import org.seichi.evaluate.Evaluation;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class CandidatesTest {
    private static List<Integer> candidates(Position position, int most) {
        return Candidates.of(position, Evaluation.of(position, new Budget(1000)).expectation(), most);
    }

    @EveryVariant
    void stonesInAtariComeFirst(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . . . . . . .
                . . . X . . .
                . . X O a . .
                . . X O X . .
                . . . X . . .
                . . . . . . .
                . . . . . . .
                """);
        Position position = variant.position(diagram.position());

        assertThat(candidates(position, 1)).containsExactly(variant.point(diagram.board(), diagram.point('a')));
    }

    @EveryVariant
    void noEyeIsFilledAndNothingForbiddenIsPlayed(Variant variant) {
        Diagram diagram = Diagram.parse("""
                a X O b O
                X X O O O
                . X O c O
                X X O O .
                . X O . O
                """);
        Position position = variant.position(diagram.position());

        assertThat(candidates(position, 100))
                .noneMatch(point -> point == variant.point(diagram.board(), diagram.point('a'))
                        || point == variant.point(diagram.board(), diagram.point('b'))
                        || point == variant.point(diagram.board(), diagram.point('c')));
    }
}
