package org.seichi.method.dyer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.life.LifeReader;
import org.seichi.life.LifeStatus;
import org.seichi.rules.Rulesets;
import org.seichi.score.FlagKind;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/**
 * A position for every ground on which the fate of a group can rest, with the transcript that it gives. A file has three parts:
 * what it shows, the ground and a stone of the group; the position; the transcript, written by the program
 * ({@code -Dgolden.write=true}) and looked over by a person.
 */
class GroundsTest {
    private static final Path FOLDER = Path.of("src/test/resources/org/seichi/method/dyer/grounds");
    private static final String LINE = "-".repeat(40) + "\n";

    /**
     * One file.
     *
     * @param ground what the fate rests on
     * @param stone a stone of the group, by its name
     */
    record Ground(Path file, FateGround ground, String stone, Diagram diagram, String transcript) {
        static Ground read(Path file) throws IOException {
            String[] parts = Files.readString(file).split(LINE, -1);
            String[] named = parts[0].lines().toList().get(1).split(" ", -1);
            return new Ground(file, FateGround.valueOf(named[0]), named[1], Diagram.parse(parts[1]), parts[2]);
        }

        void write(String said) throws IOException {
            String[] parts = Files.readString(file).split(LINE, -1);
            Files.writeString(file, parts[0] + LINE + parts[1] + LINE + said);
        }

        int point() {
            return Coordinates.points(diagram.board(), " " + stone).first();
        }

        @Override
        public String toString() {
            return file.getFileName().toString();
        }
    }

    static List<Ground> grounds() throws IOException {
        List<Ground> grounds = new ArrayList<>();
        try (Stream<Path> files = Files.list(FOLDER)) {
            for (Path file : files.sorted().toList()) {
                grounds.add(Ground.read(file));
            }
        }
        return grounds;
    }

    @Test
    void everyGroundHasAPosition() throws IOException {
        assertThat(grounds()).extracting(Ground::ground).contains(FateGround.values());
    }

    @ParameterizedTest
    @MethodSource("grounds")
    void theFateRestsOnIt(Ground ground) {
        SoftAssertions.assertSoftly(softly -> Variant.all().forEach(variant -> {
            Fates fates = fates(variant.position(ground.diagram().position()));
            int stone = variant.point(ground.diagram().board(), ground.point());
            FateGround found = fates.settle().stream()
                    .filter(fate -> fate.stones().contains(stone))
                    .map(GroupFate::ground)
                    .findFirst()
                    .orElse(FateGround.TWO_EYES);
            softly.assertThat(found).as(variant.toString()).isEqualTo(ground.ground());
        }));
    }

    @ParameterizedTest
    @MethodSource("grounds")
    void theTranscriptSaysSo(Ground ground) throws IOException {
        StringBuilder said = new StringBuilder();
        FinalPosition end = new FinalPosition(ground.diagram().position(), Ending.STOPPED);
        new DynamicMethod()
                .assess(
                        end,
                        Rulesets.JAPANESE,
                        Budget.NORMAL,
                        (step, points, text) -> said.append(step)
                                .append(": ")
                                .append(text.get())
                                .append('\n'));
        if (Boolean.getBoolean("golden.write")) {
            ground.write(said.toString());
        }
        assertThat(said.toString()).isEqualTo(Ground.read(ground.file()).transcript());
    }

    @ParameterizedTest
    @ValueSource(strings = {"presumed-alive.txt", "presumed-dead.txt", "saved-by-a-move.txt"})
    void aDoubtfulFateIsFlagged(String file) throws IOException {
        Ground ground = Ground.read(FOLDER.resolve(file));
        FinalPosition end = new FinalPosition(ground.diagram().position(), Ending.STOPPED);
        assertThat(new DynamicMethod()
                        .assess(end, Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE)
                        .flags())
                .anyMatch(flag -> flag.kind() == FlagKind.FATE_DOUBTFUL
                        && flag.points().contains(ground.point())
                        && flag.text().equals(ground.ground().rule().sentence()));
    }

    /** In the smallest scope the group is not alive: only the grown scope shows that it lives. */
    @Test
    void onlyTheGrownScopeLetsTheGroupLive() throws IOException {
        Ground ground = Ground.read(FOLDER.resolve("grown-scope.txt"));
        Round first = fates(ground.diagram().position()).first();
        Doubt doubt = first.doubts().stream()
                .filter(one -> one.stones().contains(ground.point()))
                .findFirst()
                .orElseThrow();
        Position closed = first.position();
        for (Color color : Color.values()) {
            PointSet wall = first.walls().intersection(first.filled().stones(color));
            closed = closed.with(wall.intersection(closed.empty()), color.code());
        }
        Scope smallest = Scope.around(closed, doubt, first.largestChain(doubt));
        assertThat(status(smallest, doubt)).isNotEqualTo(LifeStatus.ALIVE);
        assertThat(status(smallest.grown(closed, doubt), doubt)).isEqualTo(LifeStatus.ALIVE);
    }

    private static LifeStatus status(Scope scope, Doubt doubt) {
        return new LifeReader(new TranspositionTable(12), new NodeCounter(Budget.NORMAL), new SearchLimit(4_000, 60))
                .read(scope.question(), doubt.color().opponent())
                .status();
    }

    private static Fates fates(Position position) {
        return new Fates(position, EnumSet.allOf(Pass.class), new NodeCounter(Budget.NORMAL));
    }
}
