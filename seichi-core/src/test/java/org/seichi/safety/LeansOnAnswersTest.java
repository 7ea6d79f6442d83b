package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.text.Diagram;

/** The proof of a chain names the answers that it depends on, also those played elsewhere. */
class LeansOnAnswersTest {
    /** The stones in the corner need answers to attacks outside of territory, none of them played beside the stones. */
    @Test
    void answersElsewhereCount() {
        Diagram diagram = Diagram.parse("""
                . . O O
                . X . .
                X . a b
                """);
        PointSet corner = diagram.marked('a').union(diagram.marked('b'));
        ColorSafety black = Safety.of(
                        diagram.position().with(corner, Color.BLACK.code()), Suicide.FORBIDDEN, new Budget(2_000))
                .of(Color.BLACK);
        GroupProof proof = black.groups().stream()
                .filter(group -> group.stones().equals(corner))
                .findFirst()
                .orElseThrow();
        PointSet beside = corner.neighbors(diagram.board());
        assertThat(proof.needsAnswer()).isTrue();
        assertThat(proof.replies())
                .filteredOn(reply -> !black.territory().contains(reply.attack()))
                .isNotEmpty()
                .noneMatch(reply -> beside.contains(reply.answer()));
        assertThat(proof.kind()).isEqualTo(ProofKind.SEARCH);
    }
}
