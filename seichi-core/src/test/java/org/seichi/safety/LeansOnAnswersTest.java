package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.text.Diagram;

/** A chain says on which answers it leans, also where they are played elsewhere. */
class LeansOnAnswersTest {
    /** No answer stands beside the two stones in the corner that is needed outside of territory, and yet they need some. */
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
