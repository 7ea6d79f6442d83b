package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Position;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Evaluation;
import org.seichi.structure.Chains;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** The worth of capturing the chain at A: two points for each stone, except in kos and where a stone can be retaken. */
class ChainWorthTest {
    /** White's two stones are taken at m, and White retakes one of the two points. */
    @EveryVariant
    void takeTwoRetakeOneIsNamedAndWorthTwoPoints(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . . . X O . . . .
                . . X X O . . . .
                . X O O m O O . .
                . . X X O . O . .
                . . . X O O . . .
                . . . X O . . . .
                """);
        Position position = variant.position(diagram.position());
        MoveContext context = new MoveContext(Evaluation.of(position, Effort.QUICK), List.of());

        Candidate found = Candidates.of(context).stream()
                .filter(candidate -> candidate.point() == variant.point(diagram.board(), diagram.point('m')))
                .findFirst()
                .orElseThrow();

        assertThat(found.worth().max()).isBetween(2.0, 2.5);
        assertThat(found.motives()).extracting(Motive::text).contains("Takes the chain, take two retake one");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            KO                  ; 0; 2; .XO../X.AO./.XO../.....
            TAKE_TWO_RETAKE_ONE ; 2; 2; .AXO./XOOO./X..../.....
            PLAIN               ; 4; 4; .AXO./.OOO./...../.....
            PLAIN               ; 6; 6; .AXXO/XOOO./X..../.....
            PLAIN               ; 2; 2; AO.../...../...../.....
            PLAIN               ; 4; 4; .AX.O/.OOOO/...../.....
            """)
    void chainsAreWorthTwoPointsForEachStone(ChainWorth.Case how, double least, double most, String rows) {
        String row = rows.replace('A', 'X').replace('/', '\n');
        Position position =
                Diagram.parse(row.replaceAll("(?<=[^\n])(?=[^\n])", " ")).position();
        int at = rows.replace("/", "").indexOf('A');
        Chains chains = Chains.of(position);
        int chain = chains.at(position.board().point(at % 5, at / 5));
        assertThat(ChainFights.how(position, chains, chain)).isEqualTo(how);
        assertThat(ChainWorth.of(chains.size(chain), how)).isEqualTo(new Worth(least, most));
    }
}
