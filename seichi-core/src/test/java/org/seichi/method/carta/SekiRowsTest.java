package org.seichi.method.carta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.rules.Rulesets;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Status;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.text.Diagram;

/**
 * Chains of both colors in a row, each sharing a liberty with the next, with an eye or without in every combination: they are
 * in seki by shape if, and only if, the player who begins loses when the row is played out.
 */
class SekiRowsTest {
    private static final int FEWEST = 3;
    private static final int MOST = 5;

    /**
     * A row of chains.
     *
     * @param eyes for each chain whether it has an eye
     */
    record Row(List<Boolean> eyes) {
        /** Blocks of four columns, a chain above the living wall of its opponent; the gap behind a chain is a shared liberty. */
        Position position() {
            StringBuilder[] lines =
                    IntStream.range(0, 9).mapToObj(line -> new StringBuilder()).toArray(StringBuilder[]::new);
            for (int chain = 0; chain < eyes.size(); chain++) {
                boolean last = chain == eyes.size() - 1;
                String[] block = {
                    eyes.get(chain) ? "S.S." : "SSS.", "SSSS", "WWWW", "W.WW", "WWWW", "W.WW", "WWWW", "....", "...."
                };
                for (int line = 0; line < block.length; line++) {
                    String own = chain % 2 == 0 ? "X" : "O";
                    String other = chain % 2 == 0 ? "O" : "X";
                    String text = block[line].replace("S", own).replace("W", other);
                    lines[line].append(last ? text.substring(0, 3) : text);
                }
            }
            return Diagram.parse(String.join("\n", lines)).position();
        }

        /** The stones of the chains in the row. */
        PointSet chains(Position position) {
            PointSet.Builder top = PointSet.builder(position.board());
            for (int x = 0; x < position.board().width(); x++) {
                for (int y = 0; y < 2; y++) {
                    top.add(position.board().point(x, y));
                }
            }
            return top.build().minus(position.empty());
        }

        @Override
        public String toString() {
            return String.join("", eyes.stream().map(eye -> eye ? "e" : "-").toList());
        }
    }

    static Stream<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (int length = FEWEST; length <= MOST; length++) {
            for (int mask = 0; mask < 1 << length; mask++) {
                int bits = mask;
                rows.add(new Row(IntStream.range(0, length)
                        .mapToObj(chain -> (bits >> chain & 1) == 1)
                        .toList()));
            }
        }
        return rows.stream();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void aSekiByShapeIsOneWhenPlayedOut(Row row) {
        Position position = row.position();
        PointSet chains = row.chains(position);
        PointSet seki = stones(position, Status.SEKI).intersection(chains);
        PointSet dead = stones(position, Status.DEAD).intersection(chains);
        PlayedOutRow play = new PlayedOutRow(position, chains);
        boolean beginningLoses = play.gain(Color.BLACK) < 0 && play.gain(Color.WHITE) < 0;

        assertThat(seki).isEqualTo(beginningLoses ? chains : PointSet.empty(position.board()));
        assertThat(dead.isEmpty()).isEqualTo(beginningLoses);
    }

    private static PointSet stones(Position position, Status status) {
        FinalPosition end = new FinalPosition(position, Ending.STOPPED);
        return new LifeAndDeath(
                        position,
                        new StaticMethod()
                                .assess(end, Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE)
                                .verdicts())
                .stones(status);
    }
}
