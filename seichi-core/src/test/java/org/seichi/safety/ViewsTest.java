package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Symmetry;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** Proofs do not depend on the orientation of the board, nor on which player is called Black. */
class ViewsTest {
    private static final Budget SOME = new Budget(20_000);
    private static final int POSITIONS = 40;
    private static final Variant NOT_TURNED = new Variant(Symmetry.IDENTITY, false);

    static Stream<Position> positions() {
        SplittableRandom random = new SplittableRandom(17);
        return IntStream.range(0, POSITIONS)
                .mapToObj(i -> new Board(random.nextInt(4, 14), random.nextInt(4, 14)))
                .map(board -> RandomPositions.finished(board, random.nextLong()).position());
    }

    @ParameterizedTest
    @MethodSource("positions")
    void allSixteenViewsProveTheSame(Position position) {
        Safety plain = Safety.of(position, Suicide.FORBIDDEN, SOME);
        boolean symmetric = Variant.all().skip(1).anyMatch(variant -> looksTheSame(variant, position));
        Variant.all().forEach(variant -> {
            Safety seen = Safety.of(variant.position(position), Suicide.FORBIDDEN, SOME);
            for (Color color : Color.values()) {
                assertThat(sizes(seen.of(variant.color(color)))).isEqualTo(sizes(plain.of(color)));
                if (!symmetric) {
                    assertThat(facts(seen.of(variant.color(color)), NOT_TURNED, variant.board(position.board())))
                            .isEqualTo(facts(plain.of(color), variant, position.board()));
                }
            }
        });
    }

    private static boolean looksTheSame(Variant variant, Position position) {
        Position other = variant.position(position);
        return other.board().equals(position.board())
                && other.stones(Color.BLACK).equals(position.stones(Color.BLACK))
                && other.stones(Color.WHITE).equals(position.stones(Color.WHITE));
    }

    private static List<Integer> sizes(ColorSafety proven) {
        return List.of(
                proven.stones().size(),
                proven.territory().size(),
                proven.groups().size(),
                proven.regions().size(),
                proven.strategies().size());
    }

    /** Everything that is proven of a position, seen in a variant. */
    private static Set<List<Object>> facts(ColorSafety proven, Variant variant, Board board) {
        Set<List<Object>> facts = new HashSet<>();
        for (GroupProof group : proven.groups()) {
            facts.add(List.of(
                    group.kind(),
                    variant.points(board, group.stones()),
                    Set.copyOf(answers(group.replies(), variant, board)),
                    variant.line(board, group.line()),
                    group.needsAnswer()));
        }
        for (RegionProof region : proven.regions()) {
            facts.add(List.of(region.kind(), variant.points(board, region.points()), region.needsAnswer()));
        }
        facts.addAll(answers(proven.replies(), variant, board));
        proven.strategies().forEach(zone -> facts.add(List.of(variant.points(board, zone.space(board)), zone.size())));
        return facts;
    }

    private static List<List<Object>> answers(List<Reply> replies, Variant variant, Board board) {
        return replies.stream()
                .map(reply ->
                        List.<Object>of(variant.point(board, reply.attack()), variant.point(board, reply.answer())))
                .toList();
    }

    /** A board that is its own mirror image may be proven in two mirrored ways, which prove as much. */
    @Test
    void aSymmetricBoardIsProvenAlikeInAllViews() {
        Position position = Diagram.parse("""
                . . . . . . .
                . X X X X X .
                . X . . . X .
                . X X X X X .
                . . . . . . .
                """).position();
        List<Integer> plain = sizes(Safety.of(position, Suicide.FORBIDDEN, SOME).of(Color.BLACK));
        Variant.all()
                .forEach(variant -> assertThat(sizes(Safety.of(variant.position(position), Suicide.FORBIDDEN, SOME)
                                .of(variant.color(Color.BLACK))))
                        .isEqualTo(plain));
    }
}
