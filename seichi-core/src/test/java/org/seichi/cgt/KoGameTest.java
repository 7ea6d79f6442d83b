package org.seichi.cgt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Kos: thirds, both masters, and thermographs compared with plain search beside a stack of coupons. */
class KoGameTest {
    private final Values values = new Values();
    private final Thermographs thermographs = new Thermographs();

    /** A ko is three moves from one end to the other, so each move is worth a third. */
    @ParameterizedTest
    @CsvSource({
        "1, 0, 1/3, 2/3, 1/3",
        "2, 0, 2/3, 4/3, 2/3",
        "1, -1, -1/3, 1/3, 2/3",
        "30, 0, 10, 20, 10",
        "11, -5, 1/3, 17/3, 16/3",
        "{21|20}, 0, 41/6, 41/3, 41/6",
    })
    void aSimpleKoIsDividedIntoThirds(
            String leftEnds, String rightEnds, String leftToTake, String rightToTake, String t) {
        KoGame ko = between(draw(leftEnds), draw(rightEnds));
        for (Player master : Player.values()) {
            KoThermographs both = ko.thermographs(master);
            assertThat(both.leftToTake().mean()).hasToString(leftToTake);
            assertThat(both.rightToTake().mean()).hasToString(rightToTake);
            assertThat(both.leftToTake().temperature()).hasToString(t);
            assertThat(both.rightToTake().temperature()).hasToString(t);
        }
    }

    /** The master takes and ends the ko with two moves to one; his opponent's capture is retaken and was a move for nothing. */
    @Test
    void theWallsShowWhoIsMaster() {
        KoGame ko = between(draw("9"), draw("0"));
        KoThermographs left = ko.thermographs(Player.LEFT);
        assertThat(left.leftToTake().left()).hasToString("11@-1 3@3");
        assertThat(left.leftToTake().right()).hasToString("-1@-1 3@3");
        assertThat(left.rightToTake().left()).hasToString("10@-1 6@3");
        assertThat(left.rightToTake().right()).hasToString("10@-1 6@3");
        KoThermographs right = ko.thermographs(Player.RIGHT);
        assertThat(right.leftToTake().left()).hasToString("-1@-1 3@3");
        assertThat(right.leftToTake().right()).hasToString("-1@-1 3@3");
        assertThat(right.rightToTake().left()).hasToString("10@-1 6@3");
        assertThat(right.rightToTake().right()).hasToString("-2@-1 6@3");
    }

    /**
     * Right needs one more move, in either state, before there is a simple ko. If Left is master, he answers that move by
     * winning the ko; if Right is, he wins it in three moves to Left's one, so each is worth a quarter.
     */
    @Test
    void anApproachKoDependsOnTheMaster() {
        assertThat(approach(Player.LEFT).rightToTake().mean()).hasToString("12");
        assertThat(approach(Player.LEFT).leftToTake().mean()).hasToString("8");
        assertThat(approach(Player.RIGHT).rightToTake().mean()).hasToString("9");
        assertThat(approach(Player.RIGHT).rightToTake().temperature()).hasToString("3");
        assertThat(approach(Player.RIGHT).leftToTake().mean()).hasToString("6");
    }

    /** A ko without other moves, by the results if Left or Right ends it once the ko is taken. */
    private static KoGame between(Thermograph leftEnds, Thermograph rightEnds) {
        return new KoGame(new LocalMoves(List.of(), List.of(rightEnds)), new LocalMoves(List.of(leftEnds), List.of()));
    }

    private KoThermographs approach(Player master) {
        KoThermographs simple = between(draw("12"), draw("0")).thermographs(master);
        return new KoGame(
                        new LocalMoves(List.of(), List.of(simple.leftToTake())),
                        new LocalMoves(List.of(draw("12")), List.of(simple.rightToTake())))
                .thermographs(master);
    }

    /** A ko may be an option of a larger game. */
    @Test
    void aMoveMayOpenAKo() {
        Thermograph ko = between(draw("3"), draw("0")).thermographs(Player.LEFT).leftToTake();
        Thermograph game = Thermograph.of(List.of(draw("5")), List.of(ko));
        assertThat(ko.mean()).hasToString("1");
        assertThat(game.mean()).hasToString("3");
        assertThat(game.temperature()).hasToString("2");
        assertThat(game.right()).hasToString("4@-1 2@1 3@2");
    }

    @ParameterizedTest
    @EnumSource(Player.class)
    void exchangedPlayersGiveTheMirroredKo(Player master) {
        for (int seed = 0; seed < 100; seed++) {
            RandomKo ko = new RandomKo(values, new Random(seed));
            KoThermographs there = ko.game(thermographs).thermographs(master);
            KoThermographs mirrored = ko.negate().game(thermographs).thermographs(master.opponent());
            assertThat(mirrored).isEqualTo(there.negate());
        }
    }

    static IntStream seeds() {
        return IntStream.range(0, 80);
    }

    /** With one ko threat Left is master, and three change nothing: scores agree with the walls within 2 points plus 2 per threat. */
    @ParameterizedTest
    @MethodSource("seeds")
    void theThermographIsWhatPlayComesTo(int seed) {
        Random random = new Random(seed);
        RandomKo ko = new RandomKo(values, random);
        KoThermographs both = ko.game(thermographs).thermographs(Player.LEFT);
        CouponStack stack = ko.besideCoupons();
        for (int threats : List.of(1, 3)) {
            Rational room = Rational.of(2L + 2L * threats);
            for (int coupons = 3; coupons <= 150; coupons += 11) {
                Rational temperature = Rational.of(coupons);
                for (Player taker : Player.values()) {
                    Thermograph state = taker == Player.LEFT ? both.leftToTake() : both.rightToTake();
                    Rational left = state.left().at(temperature);
                    Rational right = state.right().at(temperature);
                    assertThat(stack.score(taker, Player.LEFT, threats, coupons))
                            .isBetween(left.minus(room), left.plus(room));
                    assertThat(stack.score(taker, Player.RIGHT, threats, coupons))
                            .isBetween(right.minus(room), right.plus(room));
                }
            }
        }
    }

    @Test
    void refusesAKoThatCannotBeEnded() {
        LocalMoves nothing = new LocalMoves(List.of(), List.of());
        LocalMoves both = new LocalMoves(List.of(draw("1")), List.of(draw("0")));
        assertThatIllegalArgumentException().isThrownBy(() -> new KoGame(nothing, both));
        assertThatIllegalArgumentException().isThrownBy(() -> new KoGame(both, nothing));
    }

    private Thermograph draw(String formula) {
        return thermographs.of(Formula.read(values, formula));
    }

    /** A ko with up to two other moves for each player in each state, worth some hundred points. */
    private record RandomKo(Values values, Map<Player, List<Value>> leftToTake, Map<Player, List<Value>> rightToTake) {
        RandomKo(Values values, Random random) {
            this(
                    values,
                    Map.of(Player.LEFT, some(values, random, 0), Player.RIGHT, some(values, random, 1)),
                    Map.of(Player.LEFT, some(values, random, 1), Player.RIGHT, some(values, random, 0)));
        }

        KoGame game(Thermographs thermographs) {
            return new KoGame(moves(thermographs, leftToTake), moves(thermographs, rightToTake));
        }

        RandomKo negate() {
            return new RandomKo(values, negate(rightToTake), negate(leftToTake));
        }

        CouponStack besideCoupons() {
            return new CouponStack(leftToTake, rightToTake);
        }

        private Map<Player, List<Value>> negate(Map<Player, List<Value>> options) {
            return Map.of(
                    Player.LEFT,
                            options.get(Player.RIGHT).stream()
                                    .map(values::negate)
                                    .toList(),
                    Player.RIGHT,
                            options.get(Player.LEFT).stream()
                                    .map(values::negate)
                                    .toList());
        }

        private static LocalMoves moves(Thermographs thermographs, Map<Player, List<Value>> options) {
            return new LocalMoves(
                    options.get(Player.LEFT).stream().map(thermographs::of).toList(),
                    options.get(Player.RIGHT).stream().map(thermographs::of).toList());
        }

        private static List<Value> some(Values values, Random random, int atLeast) {
            List<Value> options = new ArrayList<>();
            for (int i = atLeast + random.nextInt(2); i > 0; i--) {
                options.add(any(values, random, random.nextInt(3)));
            }
            return options;
        }

        private static Value any(Values values, Random random, int depth) {
            if (depth == 0) {
                return values.integer(20L * (random.nextInt(13) - 6));
            }
            int less = depth - 1 - random.nextInt(depth);
            return Games.of(values, any(values, random, less), any(values, random, depth - 1));
        }
    }
}
