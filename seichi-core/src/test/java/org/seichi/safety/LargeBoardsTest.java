package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.record.RecordException;
import org.seichi.record.SgfReader;
import org.seichi.rules.Suicide;
import org.seichi.testkit.RandomPositions;

/** Random and played positions of all sizes. */
class LargeBoardsTest {
    private static final Path EXAMPLES = Path.of("../examples");
    private static final int RAIDS = 6;

    /** Crowded and finished positions, most of them small enough for a random attacker to find weak points. */
    private static List<Position> positions() throws IOException {
        SplittableRandom random = new SplittableRandom(11);
        Stream<Position> finished = IntStream.range(0, 1000)
                .mapToObj(i -> new Board(random.nextInt(3, 12), random.nextInt(3, 12)))
                .map(board -> RandomPositions.finished(board, random.nextLong()).position());
        try (Stream<Path> files = Files.list(EXAMPLES)) {
            List<Position> played = files.filter(file -> file.toString().endsWith(".sgf"))
                    .sorted()
                    .map(LargeBoardsTest::end)
                    .toList();
            return Stream.of(RandomPositions.sample(3, 500), finished, played.stream())
                    .flatMap(all -> all)
                    .toList();
        }
    }

    private static Position end(Path file) {
        try {
            Game game = SgfReader.readFirst(Files.readAllBytes(file));
            return Replay.of(game, Terms.of(game).rules()).end().position();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (RecordException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @EnumSource(Suicide.class)
    void randomAttacksAreMetByTheStoredAnswers(Suicide suicide) throws IOException {
        long seed = 0;
        int raids = 0;
        for (Position position : positions()) {
            Safety safety = Safety.of(position, suicide);
            for (Color color : Color.values()) {
                for (int i = 0; i < RAIDS && !safety.of(color).points().isEmpty(); i++) {
                    new Raid(position, safety.of(color), suicide, seed++).run();
                    raids++;
                }
            }
        }
        assertThat(raids).isGreaterThan(2_000);
    }

    @ParameterizedTest
    @EnumSource(Suicide.class)
    void whatIsUnconditionalIsAlsoProvenByStaticRules(Suicide suicide) throws IOException {
        int more = 0;
        for (Position position : positions()) {
            Safety safety = Safety.of(position, suicide);
            for (Color color : Color.values()) {
                ColorSafety all = safety.of(color);
                ColorSafety benson = safety.unconditional(color);
                assertThat(all.stones().containsAll(benson.stones())).isTrue();
                assertThat(all.territory().containsAll(benson.territory())).isTrue();
                more += all.stones().size() - benson.stones().size();
            }
        }
        assertThat(more).isPositive();
    }

    /** Nothing is proven for both colors, and no attack has two stored answers. */
    @ParameterizedTest
    @EnumSource(Suicide.class)
    void proofsDoNotContradictEachOther(Suicide suicide) throws IOException {
        for (Position position : positions()) {
            Safety safety = Safety.of(position, suicide);
            PointSet black = safety.of(Color.BLACK).points();
            PointSet white = safety.of(Color.WHITE).points();
            assertThat(black.intersects(white)).isFalse();
            for (Color color : Color.values()) {
                assertThat(safety.of(color).replies()).extracting(Reply::attack).doesNotHaveDuplicates();
            }
        }
    }
}
