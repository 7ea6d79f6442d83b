package org.seichi.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.seichi.board.Position;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.method.Methods;
import org.seichi.method.ScoringMethod;
import org.seichi.record.RecordException;
import org.seichi.record.SgfReader;
import org.seichi.score.Assessment;
import org.seichi.score.Trace;
import org.seichi.search.Budget;

/** One of the project's example games, at each stage from its file to its assessment. */
@State(Scope.Benchmark)
public class ExampleGame {
    /** File name without extension. */
    @Param({"9x9-dead-stones", "13x13-dame-open", "19x19-dead-stones"})
    public String name;

    /** The file. */
    byte[] bytes;

    /** The game in it. */
    Game game;

    /** Its ruleset, komi and handicap. */
    Terms terms;

    /** The replay of the game. */
    Replay replay;

    /** The usual method's assessment of its final position. */
    Assessment assessment;

    /** Runs all stages once. */
    @Setup
    public void read() throws RecordException {
        String file = "/examples/" + name + ".sgf";
        try (InputStream stream = ExampleGame.class.getResourceAsStream(file)) {
            bytes = stream.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
        game = SgfReader.readFirst(bytes);
        terms = Terms.of(game);
        replay = Replay.of(game, terms.rules());
        assessment = assess();
    }

    /** The final position. */
    Position end() {
        return replay.end().position();
    }

    /** The usual method's assessment of the final position. */
    Assessment assess() {
        return assess(Methods.all().get(0));
    }

    /** A method's assessment of it. */
    Assessment assess(ScoringMethod method) {
        return method.assess(replay.end(), terms.rules(), Budget.NORMAL, Trace.NONE);
    }
}
