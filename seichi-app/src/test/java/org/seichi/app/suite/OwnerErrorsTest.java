package org.seichi.app.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Evaluation;
import org.seichi.score.Ownership;
import org.seichi.structure.Groups;
import org.seichi.text.Diagram;

class OwnerErrorsTest {
    private static final Offset<Double> SMALL = within(1e-9);

    /** Two groups with two eyes each: everything is proven. */
    private static final Position PROVEN = Diagram.parse("""
            . X X X O . O
            X X X X O O O
            X X X X X O .
            . X X X O O O
            X X . X O . O
            X X X X O O O
            X . X X O O O
            """).position();

    private final PointSet all = PROVEN.board().points();
    private final PointSet none = PointSet.empty(PROVEN.board());
    private final Evaluation evaluation = Evaluation.of(PROVEN, Effort.QUICK);

    private OwnerErrors errors(PointSet black, PointSet white, PointSet neutral) {
        return OwnerErrors.of(evaluation, new Ownership(black, white, neutral, none));
    }

    @Test
    void whatIsProvenAndComesTrueIsOffByNothing() {
        PointSet black = evaluation.facts().exact(Color.BLACK);
        OwnerErrors errors = errors(black, all.minus(black), none);

        assertThat(errors.points()).isZero();
        assertThat(errors.stones()).isZero();
    }

    @Test
    void nobodysPointsAreHalfOfEach() {
        OwnerErrors errors = errors(none, none, all);

        assertThat(errors.points()).isEqualTo(0.25, SMALL);
        assertThat(errors.stones()).isEqualTo(0.25, SMALL);
    }

    @Test
    void whatIsBlacksAgainstTheProofIsOffByAll() {
        PointSet white = evaluation.facts().exact(Color.WHITE);
        OwnerErrors errors = errors(all, none, none);
        double stones = PROVEN.stones(Color.WHITE).size();

        assertThat(errors.points()).isEqualTo((double) white.size() / all.size(), SMALL);
        assertThat(errors.stones())
                .isEqualTo(stones / (all.size() - PROVEN.empty().size()), SMALL);
    }

    /** A stone of White whose point becomes Black's has died, however sure its life was. */
    @Test
    void aChanceToLiveIsComparedWithDeath() {
        Position lone = Diagram.parse("""
                . . . . .
                . X . . .
                . . . X .
                . X . O .
                . . . . .
                """).position();
        Evaluation unsure = Evaluation.of(lone, Effort.QUICK);
        Groups groups = unsure.facts().structure().groups();
        double errors = 0;
        for (int stone : lone.stones(Color.BLACK).toArray()) {
            errors += Math.pow(1 - unsure.strength().alive(groups.at(stone)), 2);
        }
        int white = lone.stones(Color.WHITE).first();
        errors += Math.pow(unsure.strength().alive(groups.at(white)), 2);
        PointSet points = lone.board().points();
        PointSet nobody = PointSet.empty(lone.board());

        assertThat(OwnerErrors.of(unsure, new Ownership(points, nobody, nobody, nobody))
                        .stones())
                .isEqualTo(errors / 4, SMALL)
                .isLessThan(1);
    }
}
