package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** How many playouts are spent on a wide territory, and what their shares mean. */
class InvasionReaderTest {
    /** Two eyes and no way in. */
    private static final Diagram HOLDS = Diagram.parse("""
            . . . . . . . . . . .
            O O O O O O O O O O O
            X X X X X X X X X X X
            X . . . X . . . . . X
            X . . . X . . . . . X
            """);

    private static final int ENOUGH = 100_000;

    @ParameterizedTest
    @CsvSource({"0, 0.2", "1, 0.2", "2, 0.34", "3, 0.5", "4, 0.6"})
    void anAttackMustPromiseMoreTheMoreGamesWerePlayed(int step, double promising) {
        assertThat(InvasionReader.isOpen(promising, step)).isFalse();
        assertThat(InvasionReader.isOpen(promising + 0.001, step)).isTrue();
        assertThat(InvasionReader.isOpen(0.949, step)).isTrue();
        assertThat(InvasionReader.isOpen(0.95, step)).isFalse();
    }

    @Test
    void afterAllGamesNothingIsOpen() {
        assertThat(InvasionReader.isOpen(0.7, 5)).isFalse();
    }

    @Test
    void anAttackIsShownByFourGamesOfFiveAndMetByThreeOfFour() {
        assertThat(InvasionReader.isShown(0.8)).isTrue();
        assertThat(InvasionReader.isShown(0.799)).isFalse();
        assertThat(InvasionReader.holds(0.75)).isTrue();
        assertThat(InvasionReader.holds(0.749)).isFalse();
    }

    /** A playout costs ten nodes. */
    @Test
    void aDefenceIsLookedForInTwoHundredGames() {
        assertThat(spent(2_001, (reader, territory) -> reader.defence(territory)))
                .isEqualTo(2_000);
        assertThat(spent(2_000, (reader, territory) -> reader.defence(territory)))
                .isZero();
    }

    @Test
    void fiftyGamesShowThatNothingIsToBeGained() {
        assertThat(spent(ENOUGH, (reader, territory) -> reader.read(territory))).isEqualTo(500);
    }

    /** Black cannot take the stones inside: White gains without a move, and no move takes anything. */
    private static final Diagram SEKI = Diagram.parse("""
            . . . . . . . . . . .
            O O O O O O O O O O O
            X X X X X X X X X X X
            X . O O O O O O O . X
            """);

    /** 50 games for the first look, four times 200 for the line that is played on, and 200 for the defense. */
    @Test
    void aLineThatTakesNothingIsPlayedOnFourTimes() {
        PointSet inside = Coordinates.points(SEKI.board(), "B1 C1 D1 E1 F1 G1 H1 J1 K1");
        assertThat(spent(ENOUGH, SEKI, inside, (reader, territory) -> reader.read(territory)))
                .isEqualTo(500 + 4 * 2_000 + 2_000);
    }

    private static long spent(int nodes, BiConsumer<InvasionReader, WalledTerritory> question) {
        PointSet inside = Coordinates.points(HOLDS.board(), "B1 B2 C1 C2 D1 D2 F1 F2 G1 G2 H1 H2 J1 J2 K1 K2");
        return spent(nodes, HOLDS, inside, question);
    }

    private static long spent(
            int nodes, Diagram diagram, PointSet inside, BiConsumer<InvasionReader, WalledTerritory> question) {
        Position position = diagram.position();
        WalledTerritory territory =
                new WalledTerritory(Color.BLACK, inside, inside.union(position.stones(Color.BLACK)));
        NodeCounter counter = new NodeCounter(new Budget(nodes));
        question.accept(new InvasionReader(position, counter), territory);
        return nodes - counter.left();
    }
}
