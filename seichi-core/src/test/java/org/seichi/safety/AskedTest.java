package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.safety.local.LocalSearch;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.structure.Chains;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Search that is asked about some stones only. */
class AskedTest {
    private static final Budget SOME = new Budget(10_000);

    /** Black lives above ({@code B}) if he answers, and not below ({@code X}). */
    private static final Diagram TWO = Diagram.parse("""
            . . . . B O .
            . . . . B O O
            B B B B B O .
            O O O O O O .
            X X X X O . .
            . . . X O . .
            . . . X O . .
            """);

    /** Black's chain has two eyes; {@code a} is a corner of nine points and a corridor, twenty together. */
    private static final Diagram TWENTY = Diagram.parse("""
            . X . X X X X X X X X X X X X X
            X X X X X X X X X X X X X X X X
            a a a a a a a a a a a a a a X X
            a a a X X X X X X X X X X X X X
            a a a X X X X X X X X X X X X X
            """);

    private static final Diagram TWENTY_ONE = Diagram.parse("""
            . X . X X X X X X X X X X X X X
            X X X X X X X X X X X X X X X X
            a a a a a a a a a a a a a a a X
            a a a X X X X X X X X X X X X X
            a a a X X X X X X X X X X X X X
            """);

    /** Twenty-eight points, all beside the chain. */
    private static final Diagram COVERED = Diagram.parse("""
            . X . X X X X X X X X X X X X X
            X X X X X X X X X X X X X X X X
            a a a a a a a a a a a a a a a X
            X X a a a a a a a a a a a a a X
            X X X X X X X X X X X X X X X X
            """);

    private static Safety about(Position position, PointSet asked) {
        return Safety.of(position, Suicide.FORBIDDEN, SOME, asked);
    }

    @EveryVariant
    void whatIsAskedIsProven(Variant variant) {
        Position position = variant.position(TWO.position());
        PointSet above = variant.points(TWO.board(), TWO.marked('B'));

        PointSet proven = about(position, above).of(variant.color(Color.BLACK)).stones();

        assertThat(proven).isEqualTo(above);
        assertThat(Safety.of(position, Suicide.FORBIDDEN)
                        .of(variant.color(Color.BLACK))
                        .stones()
                        .isEmpty())
                .isTrue();
    }

    @EveryVariant
    void whatCannotBeProvenLeavesTheStaticProofs(Variant variant) {
        Position position = variant.position(TWO.position());
        PointSet below = variant.points(TWO.board(), Coordinates.points(TWO.board(), "A3 B3 C3 D3 D2 D1"));

        Safety proven = about(position, below);

        Safety statics = Safety.of(position, Suicide.FORBIDDEN);
        for (Color color : Color.values()) {
            assertThat(proven.of(color).points()).isEqualTo(statics.of(color).points());
        }
    }

    /** Positions visited until it is known that nothing of what is asked can be proven, and until all that can be is proven. */
    @ParameterizedTest
    @CsvSource({
        "BLACK, E7, 752, 1047",
        "BLACK, F7, 0, 0",
        "BLACK, A3, 295, 1047",
        "WHITE, E7, 75, 3623",
        "WHITE, F7, 75, 75",
        "WHITE, A3, 75, 579"
    })
    void onlyWhatMayTellSomethingIsSearched(Color color, String asked, long glance, long all) {
        Position position = TWO.position();
        Chains chains = Chains.of(position);
        PointSet chain = chains.stones(chains.at(Coordinates.point(TWO.board(), asked)));
        Asked about = Asked.of(chain, position, color);
        Benson benson = new Benson(Enclosures.of(chains, color), Suicide.FORBIDDEN);
        NodeCounter counter = new NodeCounter(SOME);
        LocalSearch search = new LocalSearch(counter);
        PointSet none = PointSet.empty(TWO.board());

        SearchRules.mayProve(benson, none, search, Suicide.FORBIDDEN, about);
        long first = counter.spent();
        SearchRules.prove(benson, List.of(), none, search, Suicide.FORBIDDEN, about);

        assertThat(first + ", " + counter.spent()).isEqualTo(glance + ", " + all);
    }

    @Test
    void aGlanceTellsThatAChainDiesEvenIfAllOthersLive() {
        assertThat(mayProve("E7")).isTrue();
        assertThat(mayProve("A3")).isFalse();
    }

    /** Whether search may prove that a chain of Black's lives. */
    private static boolean mayProve(String stone) {
        Position position = TWO.position();
        Chains chains = Chains.of(position);
        PointSet chain = chains.stones(chains.at(Coordinates.point(TWO.board(), stone)));
        return SearchRules.mayProve(
                new Benson(Enclosures.of(chains, Color.BLACK), Suicide.FORBIDDEN),
                PointSet.empty(TWO.board()),
                new LocalSearch(new NodeCounter(SOME)),
                Suicide.FORBIDDEN,
                Asked.of(chain, position, Color.BLACK));
    }

    @EveryVariant
    void ofAllPointsItIsTheProofOfTheBoard(Variant variant) {
        Position position = variant.position(TWO.position());
        Safety some = about(position, TWO.board().points());
        Safety all = Safety.of(position, Suicide.FORBIDDEN, SOME);
        for (Color color : Color.values()) {
            assertThat(some.of(color).points()).isEqualTo(all.of(color).points());
        }
    }

    @Test
    void aRegionMayBecomeTerritoryIfItIsSmallOrCovered() {
        assertThat(mayBeTerritory(TWENTY, TWENTY.marked('a'))).isTrue();
        assertThat(mayBeTerritory(TWENTY_ONE, TWENTY_ONE.marked('a'))).isFalse();
        assertThat(mayBeTerritory(COVERED, COVERED.marked('a'))).isTrue();
        assertThat(mayBeTerritory(TWENTY, Coordinates.points(TWENTY.board(), "A5 A4")))
                .isFalse();
    }

    /** Whether the region at the lower left may. */
    private static boolean mayBeTerritory(Diagram diagram, PointSet asked) {
        Position position = diagram.position();
        Enclosures regions = Enclosures.of(Chains.of(position), Color.BLACK);
        int region = regions.at(diagram.marked('a').first());
        return Asked.of(asked, position, Color.BLACK).mayBeTerritory(new Benson(regions, Suicide.FORBIDDEN), region);
    }

    @EveryVariant
    void onlyTerritoryThatIsAskedForIsSearched(Variant variant) {
        assertThat(isTerritory(variant, "A1")).isTrue();
        assertThat(isTerritory(variant, "P1")).isFalse();
    }

    private static boolean isTerritory(Variant variant, String asked) {
        Board board = TWENTY.board();
        PointSet region = variant.points(board, TWENTY.marked('a'));
        PointSet points = variant.points(board, Coordinates.points(board, asked));
        return Safety.of(variant.position(TWENTY.position()), Suicide.FORBIDDEN, Budget.NORMAL, points)
                .of(variant.color(Color.BLACK))
                .territory()
                .containsAll(region);
    }

    /** Random attacks on what is proven about one chain of a random position. */
    @Test
    void theProofsHold() {
        int proven = 0;
        for (long seed = 0; seed < 150; seed++) {
            Position position =
                    RandomPositions.played(new Board(9, 7), seed, 55).position();
            Chains chains = Chains.of(position);
            PointSet asked = chains.stones((int) seed % chains.count());
            Safety safety = about(position, asked);
            for (Color color : Color.values()) {
                ColorSafety found = safety.of(color);
                proven += found.strategies().isEmpty() && found.zones().isEmpty() ? 0 : 1;
                new Raid(position, found, Suicide.FORBIDDEN, seed).run();
            }
        }
        assertThat(proven).isGreaterThan(20);
    }
}
