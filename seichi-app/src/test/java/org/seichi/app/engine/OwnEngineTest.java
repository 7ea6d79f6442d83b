package org.seichi.app.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.seichi.analysis.Options;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.analysis.Watch;
import org.seichi.app.files.RecordFiles;
import org.seichi.method.Methods;
import org.seichi.report.EngineOpinion;
import org.seichi.report.ScoreReport;
import org.seichi.score.Status;

/** The program's own GTP engine in a separate process, driven through pipes like any other engine. */
class OwnEngineTest {
    private static final String COMMAND = Path.of(System.getProperty("java.home"), "bin", "java") + " -cp '"
            + System.getProperty("java.class.path") + "' org.seichi.app.Main gtp";

    private static ReadGame game(String name) throws Exception {
        return new RecordFiles(InputStream.nullInputStream(), RecordFiles.DEFAULT_MAX_BYTES)
                .load("../examples/" + name + ".sgf")
                .read(1);
    }

    /** One process answers for several games, boards, rules and handicaps as the program itself does. */
    @Test
    void theEngineSaysOfEveryGameWhatTheProgramSays() throws Exception {
        ScoreAnalysis scorer = new ScoreAnalysis(Methods.all().get(0), Options.USUAL);
        try (ExternalEngine engine = new ExternalEngine(COMMAND, Duration.ofMinutes(1))) {
            for (String name : new String[] {"9x9-dead-stones", "9x9-seki", "13x13-handicap", "13x13-chinese"}) {
                ReadGame game = game(name);
                ScoreReport report = scorer.of(game, Watch.NONE).report();
                EngineOpinion opinion = engine.ask(game, report.terms().komi() / 2.0);

                assertThat(opinion.failure()).isEmpty();
                assertThat(opinion.engine()).startsWith("Seichi");
                assertThat(opinion.margin()).as(name).hasValue(report.score().margin());
                assertThat(opinion.dead())
                        .containsExactly(Arrays.stream(
                                        report.assessment().stones(Status.DEAD).toArray())
                                .boxed()
                                .toArray(Integer[]::new));
            }
        }
    }
}
