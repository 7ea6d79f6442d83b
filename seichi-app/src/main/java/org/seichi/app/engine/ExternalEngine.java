package org.seichi.app.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.seichi.analysis.ReadGame;
import org.seichi.board.Board;
import org.seichi.record.RecordException;
import org.seichi.record.SgfWriter;
import org.seichi.report.EngineOpinion;
import org.seichi.rules.Outcome;
import org.seichi.text.Coordinates;

/**
 * A GTP engine that is asked for its opinion of games. It is started when first needed, and again after a failure. Failures
 * of the engine never stop the program: they become part of the opinion.
 *
 * <p>Not thread-safe.
 */
public final class ExternalEngine implements AutoCloseable {
    private static final Pattern POINTS = Pattern.compile("0(?![.\\d])|([BW])\\+(\\d+(?:\\.\\d+)?)");

    private final List<String> command;
    private final Duration limit;
    private Optional<EngineProcess> running = Optional.empty();
    private String name;

    /**
     * Describes an engine without starting it.
     *
     * @param command the command line that starts it in GTP mode; split at blanks outside quotes
     * @param limit time limit for each answer
     * @throws EngineException if the command is empty
     */
    public ExternalEngine(String command, Duration limit) throws EngineException {
        this.command = CommandWords.of(command);
        this.limit = limit;
        name = String.valueOf(Path.of(this.command.get(0)).getFileName());
    }

    /**
     * Starts the engine, so that a run that needs it fails at the beginning if it cannot be used.
     *
     * @throws EngineException if it cannot be started or does not answer {@code name} and {@code version}
     */
    public void start() throws EngineException {
        try {
            process();
        } catch (EngineException failure) {
            close();
            throw failure;
        }
    }

    /** The engine's opinion of the final position of a game, with komi in points. */
    public EngineOpinion ask(ReadGame game, double komi) {
        long start = System.nanoTime();
        try {
            EngineProcess process = process();
            load(process, game, "", komi);
            List<Integer> dead = points(game.game().board(), process.ask("final_status_list dead"));
            int margin = margin(process.ask("final_score"));
            return new EngineOpinion(name, OptionalInt.of(margin), dead, Optional.empty(), System.nanoTime() - start);
        } catch (EngineException failure) {
            close();
            return EngineOpinion.none(name, failure.getMessage(), System.nanoTime() - start);
        }
    }

    /**
     * The engine's estimate of the score of a position in the course of a game.
     *
     * @param move number of the move after which the position stands
     * @return the estimate in points, Black positive
     * @throws EngineException if it does not answer in time or the answer is not an estimate
     */
    public double estimate(ReadGame game, int move, double komi) throws EngineException {
        try {
            EngineProcess process = process();
            load(process, game, " " + (move + 1), komi);
            return points(process.ask("estimate_score"));
        } catch (EngineException failure) {
            close();
            throw failure;
        }
    }

    /** Parses an answer such as {@code W+3.5 (upper bound: -3.5, lower: -3.5)}; Black positive. */
    private static double points(String answer) throws EngineException {
        Matcher points = POINTS.matcher(answer);
        if (!points.lookingAt()) {
            throw new EngineException("the engine's estimate is not a score: " + answer.replaceAll("[^ -~]", "?"));
        }
        double size = points.group(2) == null ? 0 : Double.parseDouble(points.group(2));
        return "W".equals(points.group(1)) ? -size : size;
    }

    private EngineProcess process() throws EngineException {
        if (running.isEmpty()) {
            running = Optional.of(new EngineProcess(command, limit));
            EngineProcess process = running.get();
            name = (process.ask("name") + " " + process.ask("version")).strip();
        }
        return running.get();
    }

    /** Loads the record, or the part of it before a move, into the engine through a temporary file. */
    private static void load(EngineProcess process, ReadGame game, String upTo, double komi) throws EngineException {
        Path file = null;
        try {
            file = Files.createTempFile("seichi", ".sgf");
            Files.writeString(file, SgfWriter.copy(game.record()));
            process.ask("loadsgf " + file + upTo);
            process.ask(String.format(Locale.ROOT, "komi %.1f", komi));
        } catch (IOException | RecordException cause) {
            throw new EngineException("the record could not be handed to the engine");
        } finally {
            delete(file);
        }
    }

    private static void delete(Path file) {
        try {
            if (file != null) {
                Files.deleteIfExists(file);
            }
        } catch (IOException left) {
            file.toFile().deleteOnExit();
        }
    }

    private static List<Integer> points(Board board, String answer) throws EngineException {
        List<String> names = Arrays.stream(answer.split("\\s+"))
                .filter(one -> !one.isEmpty())
                .toList();
        List<OptionalInt> points =
                names.stream().map(one -> Coordinates.parse(board, one)).toList();
        if (!points.stream().allMatch(OptionalInt::isPresent)) {
            throw new EngineException("the engine's dead stones are not points of the board");
        }
        return points.stream().map(OptionalInt::getAsInt).distinct().sorted().toList();
    }

    private static int margin(String answer) throws EngineException {
        String first = answer.split("\\s+", 2)[0];
        OptionalInt margin = first.equals("0")
                ? OptionalInt.of(0)
                : Outcome.read(first).value().map(Outcome::margin).orElse(OptionalInt.empty());
        return margin.orElseThrow(
                () -> new EngineException("the engine's score is not a score: " + first.replaceAll("[^ -~]", "?")));
    }

    /** Ends the engine if it is running. */
    @Override
    public void close() {
        running.ifPresent(EngineProcess::close);
        running = Optional.empty();
    }
}
