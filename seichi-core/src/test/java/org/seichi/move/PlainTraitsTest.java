package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class PlainTraitsTest {
    private static final Diagram CONTACT = Diagram.parse("""
            . . . . . . .
            . . . . . . .
            . . a X b . .
            . . c O d . .
            . . . . . . .
            . . . . . . .
            . . . . . . e
            """);

    private static List<Integer> keys(PlainTraits traits, int move) {
        TraitKeys keys = new TraitKeys();
        traits.measure(move, keys);
        return IntStream.range(0, keys.size()).map(keys::get).sorted().boxed().toList();
    }

    private static List<Integer> values(PlainTraits traits, int move, PlainTrait... kinds) {
        return keys(traits, move).stream()
                .filter(key -> List.of(kinds).contains(PlainTrait.of(key)))
                .map(TraitKeys::value)
                .toList();
    }

    @EveryVariant
    void aMoveHasTheSameTraitsInAllVariants(Variant variant) {
        for (int moves : new int[] {20, 45, 70}) {
            Position position =
                    RandomPositions.played(Board.square(9), 3, moves).position();
            int last = position.stones(position.toMove().opponent()).first();
            Position turned = variant.position(position);
            PlainTraits traits = new PlainTraits(position, List.of(last));
            PlainTraits same = new PlainTraits(turned, List.of(variant.point(position.board(), last)));

            for (int move : UsualMoves.of(position)) {
                assertThat(keys(same, variant.point(position.board(), move))).isEqualTo(keys(traits, move));
            }
        }
    }

    /** The traits of a move cover the stones beside it, their liberties and the last move among them, but nothing far away. */
    @Test
    void movesKnowWhatIsAroundThem() {
        Position position = CONTACT.position().withToMove(Color.WHITE);
        PlainTraits traits =
                new PlainTraits(position, List.of(position.stones(Color.BLACK).first()));

        assertThat(around(traits, 'a')).isEqualTo(around(traits, 'b')).isNotEqualTo(around(traits, 'c'));
        assertThat(around(traits, 'c')).isEqualTo(around(traits, 'd'));
        PlainTraits nothing = new PlainTraits(Position.empty(CONTACT.board()), List.of());
        assertThat(around(traits, 'e')).isNotEmpty().isEqualTo(around(nothing, 'e'));
        assertThat(values(traits, CONTACT.point('a'), PlainTrait.LAST_AROUND)).containsExactly(0);
        assertThat(values(traits, CONTACT.point('e'), PlainTrait.LAST_AROUND)).isEmpty();
    }

    private static List<Integer> around(PlainTraits traits, char move) {
        return values(traits, CONTACT.point(move), PlainTrait.AROUND);
    }

    @Test
    void threeKindsOfTraitsArePlacesAroundAMove() {
        assertThat(Arrays.stream(PlainTrait.values()).filter(PlainTrait::isPlace))
                .containsExactly(PlainTrait.AROUND, PlainTrait.LAST_AROUND, PlainTrait.SECOND_AROUND);
    }

    /** A diagonal step counts 3 and a straight one 2; a missing earlier move counts as farther than any. */
    @Test
    void distancesAreThoseToTheMovesBefore() {
        Position position = CONTACT.position().withToMove(Color.WHITE);
        int black = position.stones(Color.BLACK).first();
        PlainTraits traits = new PlainTraits(position, List.of(black));

        assertThat(values(traits, CONTACT.point('a'), PlainTrait.LAST)).containsExactly(2);
        assertThat(values(traits, CONTACT.point('c'), PlainTrait.LAST)).containsExactly(3);
        assertThat(values(traits, CONTACT.point('e'), PlainTrait.LAST)).containsExactly(3 + 4 + 4);
        assertThat(values(traits, CONTACT.point('a'), PlainTrait.SECOND)).containsExactly(19);
        int white = position.stones(Color.WHITE).first();
        PlainTraits three = new PlainTraits(position, List.of(CONTACT.point('e'), black, white));
        assertThat(values(three, CONTACT.point('a'), PlainTrait.LAST, PlainTrait.SECOND, PlainTrait.THIRD))
                .containsExactlyInAnyOrder(4 + 4 + 4, 2, 3);
        assertThat(values(three, CONTACT.point('a'), PlainTrait.SECOND)).containsExactly(2);
        assertThat(values(three, CONTACT.point('a'), PlainTrait.THIRD)).containsExactly(3);
    }

    /** By color, liberties, how lately it was played, and whether its chain is large; 0 for an empty point. */
    @EveryVariant
    void aPointWithoutAMoveIsDescribedByItsStone(Variant variant) {
        Diagram diagram = Diagram.parse("""
                X X X . . . .
                X . . . a O .
                . X X X . . O
                """);
        Position position = variant.position(diagram.position()).withToMove(variant.color(Color.BLACK));
        int[] points = IntStream.of(
                        diagram.board().point(0, 1),
                        diagram.board().point(5, 1),
                        diagram.board().point(6, 2),
                        diagram.point('a'),
                        diagram.board().point(2, 2))
                .map(point -> variant.point(diagram.board(), point))
                .toArray();
        PlainTraits traits = new PlainTraits(position, List.of(points[1], points[2]));

        assertThat(described(traits, points[0])).isEqualTo(stone(1, 4, 0, 1));
        assertThat(described(traits, points[1])).isEqualTo(stone(2, 4, 2, 0));
        assertThat(described(traits, points[2])).isEqualTo(stone(2, 2, 1, 0));
        assertThat(described(traits, points[3])).isZero();
        assertThat(described(traits, points[4])).isEqualTo(stone(1, 4, 0, 0));
    }

    private static int stone(int color, int liberties, int lately, int large) {
        return ((color * 20 + liberties) * 20 + lately) * 20 + large;
    }

    private static int described(PlainTraits traits, int point) {
        TraitKeys keys = new TraitKeys();
        traits.describe(point, keys);
        assertThat(keys.size()).isEqualTo(1);
        assertThat(PlainTrait.of(keys.get(0))).isEqualTo(PlainTrait.STONE);
        return TraitKeys.value(keys.get(0));
    }

    /** White captures two stones; the chains that they touched were not in danger. */
    @EveryVariant
    void chainsBesideAMoveAreTold(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . . . . . . . .
                . O O . X . . .
                O X X a . X . .
                . O O X . . . .
                . . . . . . . .
                """);
        Position position = variant.position(diagram.position()).withToMove(variant.color(Color.WHITE));
        PlainTraits traits = new PlainTraits(position, List.of());
        int move = variant.point(diagram.board(), diagram.point('a'));

        assertThat(values(traits, move, PlainTrait.TAKES)).containsExactly(1010);
        assertThat(values(traits, move, PlainTrait.OTHER_OF_THREE)).containsExactly(0);
        assertThat(values(traits, move, PlainTrait.LIBERTIES)).containsExactly(3 * 10);
        assertThat(values(traits, move, PlainTrait.CHAINS)).containsExactly(2);
        assertThat(values(traits, move, PlainTrait.SELF_ATARI)).isEmpty();
    }
}
