package org.seichi.app.gtp;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.seichi.app.files.Failure;
import org.seichi.app.files.RecordFiles;
import org.seichi.board.Warning;
import org.seichi.game.Game;
import org.seichi.game.Overrides;
import org.seichi.game.Step;
import org.seichi.game.Terms;
import org.seichi.record.RecordException;
import org.seichi.report.RecordSummary;

/** Commands that read and write records. */
record RecordCommands(GtpSession session, Consumer<String> log) {
    /** Adds the commands. */
    static void add(GtpCommands commands, GtpSession session, Consumer<String> log) {
        RecordCommands records = new RecordCommands(session, log);
        commands.put("loadsgf", GtpCommands.ANY, records::load);
        commands.put("printsgf", 0, arguments -> session.game().sgf());
    }

    /**
     * {@code loadsgf file [move]}: loads the game up to the position before the move, or the whole game. Warnings are logged. The
     * name of the file may contain spaces, one after the other; a whole number at its end is the move.
     */
    private String load(Arguments arguments) throws GtpException {
        int last = arguments.size() - 1;
        boolean hasMove = last > 0 && arguments.isNumber(last);
        String name = arguments.joined(0, hasMove ? last : arguments.size());
        int moves = hasMove ? arguments.number(last) - 1 : Integer.MAX_VALUE;
        if (moves < 0) {
            throw new GtpException("a move number is 1 or more");
        }
        Game game = read(session.file(name));
        List<Step> steps = game.stepsUpTo(moves);
        boolean whole = steps.size() == game.steps().size();
        RecordSummary summary =
                RecordSummary.of(game, Overrides.NONE, whole ? OptionalInt.empty() : OptionalInt.of(moves));
        Terms terms = summary.terms();
        Optional<String> result = whole ? game.header().get("RE") : Optional.empty();
        List<Warning> tolerated = new ArrayList<>(game.warnings());
        tolerated.addAll(terms.warnings());
        session.set(new GtpGame(game.board(), terms.rules(), terms.komi(), terms.handicap(), steps, result, tolerated));
        summary.warnings().forEach(warning -> log.accept(name + ": " + warning.text()));
        return "";
    }

    private static Game read(Path file) throws GtpException {
        RecordFiles files = new RecordFiles(new ByteArrayInputStream(new byte[0]), RecordFiles.DEFAULT_MAX_BYTES);
        try {
            return files.load(file.toString()).read(1).game();
        } catch (IOException cause) {
            throw new GtpException("cannot load file: " + cause.getMessage());
        } catch (RecordException cause) {
            throw new GtpException("cannot load file: " + Failure.of(file.toString(), cause));
        }
    }
}
