package org.seichi.safety.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;
import org.seichi.structure.Chains;
import org.seichi.text.Diagram;

class LocalGameTest {
    private static final Diagram CORNER = Diagram.parse("""
            . . X X
            . . X X
            X X X X
            """);

    @Test
    void theOwnerMayNotPassAfterThePassThatAsksHimToTakeWhatIsInside() {
        LocalGame game = game(Goal.TERRITORY);
        assertThat(moves(game)).contains(LocalGame.PASS);
        game.play(LocalGame.PASS);
        assertThat(moves(game)).doesNotContain(LocalGame.PASS).hasSize(4);
        long afterPass = game.key();
        game.undo();
        game.play(0);
        assertThat(moves(game)).contains(LocalGame.PASS);
        game.play(LocalGame.PASS);
        assertThat(moves(game)).contains(LocalGame.PASS);
        game.undo();
        game.undo();
        game.play(LocalGame.PASS);
        assertThat(game.key()).isEqualTo(afterPass);
        game.play(1);
        game.undo();
        assertThat(moves(game)).doesNotContain(LocalGame.PASS);
    }

    @Test
    void whereSafetyIsAskedForOnlyTheOwnerPasses() {
        LocalGame game = game(Goal.SAFETY);
        assertThat(moves(game)).doesNotContain(LocalGame.PASS);
        game.play(0);
        assertThat(moves(game)).contains(LocalGame.PASS);
    }

    private static LocalGame game(Goal goal) {
        Stones stones = CORNER.position();
        return new LocalGame(
                LocalZone.of(
                        stones,
                        Color.BLACK,
                        CORNER.position().empty(),
                        point -> stones.at(point) == Stones.BLACK ? 0 : Chains.NONE,
                        group -> Debt.of(Demand.LIFE),
                        Suicide.FORBIDDEN,
                        goal),
                1,
                new LocalRulesCache());
    }

    private static List<Integer> moves(LocalGame game) {
        int[] moves = new int[game.maxMoves()];
        int count = game.moves(moves, 0);
        return Arrays.stream(moves, 0, count).boxed().toList();
    }
}
