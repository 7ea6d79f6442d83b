package org.seichi.zone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.text.Diagram;

/** Proofs written as tables, followed on the board by a player who knows nothing else. */
class AnswerWriterTest {
    private static final int GAMES = 300;
    private static final int LONGEST = 200;

    private static final Diagram THREE = Diagram.parse("""
            . . . X O . .
            X X X X O . .
            O O O O O . .
            . . . . . . .
            """);

    private static final Diagram FOUR = Diagram.parse("""
            . . . . X O .
            X X X X X O .
            O O O O O O .
            . . . . . . .
            """);

    private static ZoneStrategy proof(Position position, Color prover, Claim.Kind kind) {
        Claim claim = new Claim(kind, position.stones(Color.BLACK));
        NodeCounter counter = new NodeCounter(new Budget(100_000));
        return ZoneReader.read(position, Suicide.FORBIDDEN, prover, claim, 14, counter)
                .orElseThrow();
    }

    @Test
    void whoMovesFirstLives() {
        follow(THREE.position().withToMove(Color.BLACK), Color.BLACK, Claim.Kind.ONE_LIVES);
    }

    @Test
    void whoIsAttackedLives() {
        follow(FOUR.position().withToMove(Color.WHITE), Color.BLACK, Claim.Kind.ONE_LIVES);
    }

    @Test
    void whoMovesFirstTakes() {
        follow(THREE.position().withToMove(Color.WHITE), Color.WHITE, Claim.Kind.TAKEN);
    }

    @Test
    void aTableWithoutPassesIsAPartOfTheWhole() {
        ZoneStrategy proof = proof(FOUR.position().withToMove(Color.WHITE), Color.BLACK, Claim.Kind.ONE_LIVES);
        ZoneAnswers attacks = AnswerWriter.write(proof).orElseThrow();
        ZoneAnswers all = AnswerWriter.writeAll(proof).orElseThrow();
        assertThat(attacks.states().get(0)).noneMatch(answer -> answer.attack() == Board.NO_POINT);
        assertThat(all.states().get(0)).anyMatch(answer -> answer.attack() == Board.NO_POINT);
        assertThat(all.states()).hasSizeGreaterThanOrEqualTo(attacks.states().size());
        assertThat(attacks.kept().containsAll(FOUR.position().stones(Color.BLACK)))
                .isTrue();
    }

    /** Plays at random against a table until it ends, which it must, and checks that the claim has come true. */
    private static void follow(Position start, Color prover, Claim.Kind kind) {
        ZoneStrategy proof = proof(start, prover, kind);
        ZoneAnswers table = AnswerWriter.writeAll(proof).orElseThrow();
        SplittableRandom random = new SplittableRandom(7);
        for (int game = 0; game < GAMES; game++) {
            Position position = start;
            if (start.toMove() == prover) {
                position = played(
                        position,
                        prover,
                        proof.patterns().get(proof.patterns().size() - 1).move());
            }
            List<ZoneAnswers.Answer> state = table.states().get(0);
            for (int move = 0; !state.isEmpty(); move++) {
                assertThat(move).isLessThan(LONGEST);
                ZoneAnswers.Answer chosen = state.get(random.nextInt(state.size()));
                Optional<Position> attacked = attacked(position, prover.opponent(), chosen.attack());
                if (attacked.isPresent()) {
                    position = played(attacked.get(), prover, chosen.point());
                    state = table.states().get(chosen.next());
                }
            }
            PointSet stones = position.stones(Color.BLACK).intersection(start.stones(Color.BLACK));
            assertThat(stones.isEmpty()).isEqualTo(kind == Claim.Kind.TAKEN);
        }
    }

    private static Optional<Position> attacked(Position position, Color attacker, int point) {
        if (point == Board.NO_POINT) {
            return Optional.of(position);
        }
        Legality legality = position.legality(attacker, point);
        return legality == Legality.LEGAL || legality == Legality.KO
                ? Optional.of(position.play(attacker, point))
                : Optional.empty();
    }

    private static Position played(Position position, Color prover, int point) {
        if (point == Board.NO_POINT) {
            return position;
        }
        Position turn = position.withToMove(prover);
        assertThat(turn.legality(prover, point)).isEqualTo(Legality.LEGAL);
        return turn.play(prover, point);
    }
}
