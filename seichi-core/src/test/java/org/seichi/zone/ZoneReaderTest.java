package org.seichi.zone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** Well-known shapes: what lives, what is taken and what is connected, with all answers checked. */
class ZoneReaderTest {
    private static final int MEMORY = 14;

    /** The shapes, each with the claim of Black, or of White where he attacks, about the lettered points. */
    private enum Shape {
        STRAIGHT_FOUR_IN_THE_CENTER(Color.BLACK, Color.WHITE, Claim.Kind.EACH_LIVES, """
                . . . . . . . . .
                . O O O O O O . .
                . O a X X X O . .
                . O X . . X O O .
                . O X X . X X O .
                . O O X . . X O .
                . . O X X X X O .
                . . O O O O O O .
                . . . . . . . . .
                """),
        THREE_IN_A_ROW_MOVING_FIRST(Color.BLACK, Color.BLACK, Claim.Kind.EACH_LIVES, """
                . . . . . . .
                O O O O O . .
                a X X X O . .
                . . . X O . .
                """),
        SIX_ON_THE_SECOND_LINE_OF_A_CORNER(Color.BLACK, Color.WHITE, Claim.Kind.EACH_LIVES, """
                . . . . . . . . .
                . . . . . . . . .
                O O O O O O O . .
                a X X X X X O . .
                . . . . . . . . .
                """),
        LADDER(Color.WHITE, Color.WHITE, Claim.Kind.TAKEN, """
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . O O . . .
                . O a . . . .
                . O O . . . .
                . . . . . . .
                """),
        BAMBOO_JOINT(Color.BLACK, Color.WHITE, Claim.Kind.CONNECTED, """
                . . . . .
                . a . a .
                . X . X .
                . . . . .
                """);

        private final Color prover;
        private final Color first;
        private final Claim.Kind kind;
        private final String text;

        Shape(Color prover, Color first, Claim.Kind kind, String text) {
            this.prover = prover;
            this.first = first;
            this.kind = kind;
            this.text = text;
        }

        private PointSet points() {
            return Diagram.parse(text).marked('a');
        }

        private Position position() {
            Color color = kind == Claim.Kind.TAKEN ? prover.opponent() : prover;
            return Diagram.parse(text).position().with(points(), color.code()).withToMove(first);
        }
    }

    private static Optional<ZoneStrategy> read(Position position, Color prover, Claim claim) {
        return ZoneReader.read(position, Suicide.FORBIDDEN, prover, claim, MEMORY, new NodeCounter(new Budget(60_000)));
    }

    @ParameterizedTest
    @EnumSource(Shape.class)
    void theShapeIsWhatPlayersKnow(Shape shape) {
        Optional<ZoneStrategy> found = read(shape.position(), shape.prover, new Claim(shape.kind, shape.points()));
        assertThat(found.isPresent()).isTrue();
    }

    @EveryVariant
    void itIsTheSameFromAllSides(Variant variant) {
        Shape shape = Shape.THREE_IN_A_ROW_MOVING_FIRST;
        Board board = shape.position().board();
        Claim claim = new Claim(shape.kind, variant.points(board, shape.points()));
        assertThat(read(variant.position(shape.position()), variant.color(shape.prover), claim)
                        .isPresent())
                .isTrue();
    }

    @Test
    void whatIsDeadOrHangsOnAKoIsNotProven() {
        Diagram four = Diagram.parse("""
                . . . . . . . .
                . . . . . . . .
                O O O O O . . .
                a X X X O . . .
                . . . . . . . .
                """);
        Position position =
                four.position().with(four.marked('a'), Color.BLACK.code()).withToMove(Color.WHITE);
        assertThat(read(position, Color.BLACK, new Claim(Claim.Kind.EACH_LIVES, four.marked('a')))
                        .isPresent())
                .isFalse();
    }

    /** Whatever random attackers play anywhere on the board, the answers are legal and the stones live. */
    @ParameterizedTest
    @EnumSource(Shape.class)
    void noAttackerBreaksAStrategy(Shape shape) {
        ZoneStrategy strategy = read(shape.position(), shape.prover, new Claim(shape.kind, shape.points()))
                .orElseThrow();
        for (int seed = 0; seed < 60; seed++) {
            attack(strategy, shape.position(), new Random(seed));
        }
    }

    /** Plays until the goal is reached. */
    private static void attack(ZoneStrategy strategy, Position start, Random random) {
        Position position = start;
        for (int move = 0; move < 200; move++) {
            ZonePattern pattern =
                    strategy.find(position, position.toMove()).orElseThrow(() -> new AssertionError("no answer"));
            if (StrategyCheck.isReached(strategy, pattern)) {
                return;
            }
            if (position.toMove() == strategy.prover()) {
                boolean needed = pattern.move() != Board.NO_POINT;
                assertThat(!needed || position.legality(strategy.prover(), pattern.move()) == Legality.LEGAL)
                        .isTrue();
                position = needed ? position.play(strategy.prover(), pattern.move()) : position.pass();
            } else {
                position = randomAttack(position, pattern.zone(), random);
            }
        }
        throw new AssertionError("no end");
    }

    /** The position after a random attack, two times out of three in the zone. */
    private static Position randomAttack(Position position, PointSet zone, Random random) {
        List<Integer> moves = new ArrayList<>();
        PointSet empty =
                random.nextInt(3) == 0 ? position.empty() : position.empty().intersection(zone);
        empty.forEach(point -> {
            if (position.legality(position.toMove(), point) == Legality.LEGAL) {
                moves.add(point);
            }
        });
        return moves.isEmpty()
                ? position.pass()
                : position.play(position.toMove(), moves.get(random.nextInt(moves.size())));
    }
}
