package org.seichi.app.batch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.seichi.analysis.GameFile;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.Result;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.analysis.UnusableException;
import org.seichi.app.files.Failure;
import org.seichi.app.files.SystemWatch;
import org.seichi.board.Board;
import org.seichi.board.Warning;
import org.seichi.game.Fingerprint;
import org.seichi.game.Game;
import org.seichi.game.Terms;
import org.seichi.json.JsonType;
import org.seichi.record.RecordException;
import org.seichi.report.Margin;
import org.seichi.report.ScoreReport;
import org.seichi.rules.Outcome;
import org.seichi.score.Flag;
import org.seichi.score.Status;
import org.seichi.text.Coordinates;

/**
 * Makes the rows of the games in a file. Every failure becomes a row too.
 *
 * @param scorer scores the games
 */
public record GameRows(ScoreAnalysis scorer) {

    /** The rows of all games of some files. */
    List<BatchRow> of(List<Source> sources) {
        return sources.stream().flatMap(source -> of(source).stream()).toList();
    }

    /** The rows of all games of a file. */
    public List<BatchRow> of(Source source) {
        try {
            return of(open(source), 1, Integer.MAX_VALUE);
        } catch (Unreadable cause) {
            return List.of(BatchRow.unreadable(source.name(), cause.getMessage()));
        }
    }

    /** Thrown for a file without a readable game; the message is for the user. */
    static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1;

        private Unreadable(String message) {
            super(message);
        }
    }

    /**
     * Parses a file into its games.
     *
     * @throws Unreadable if it cannot be read or holds none
     */
    GameFile open(Source source) throws Unreadable {
        try {
            return GameFile.parse(source.name(), source.content().read(), SystemWatch.RUNNING);
        } catch (IOException | RecordException | RuntimeException | StackOverflowError cause) {
            throw new Unreadable(Failure.of(source.name(), cause).inFile());
        }
    }

    /**
     * The rows of some games of a file.
     *
     * @param first number of the first one
     * @param last number of the last one; may exceed the number of games
     */
    List<BatchRow> of(GameFile file, int first, int last) {
        List<BatchRow> rows = new ArrayList<>();
        for (int number = first; number <= Math.min(last, file.size()); number++) {
            rows.add(row(file, number));
        }
        return rows;
    }

    private BatchRow row(GameFile file, int number) {
        Map<Column, Object> values = new EnumMap<>(Column.class);
        values.put(Column.SOURCE, file.name());
        values.put(Column.GAME, number);
        try {
            ReadGame read = file.read(number);
            describe(read.game(), values);
            score(scorer.of(read, SystemWatch.RUNNING), values);
        } catch (RecordException | UnusableException | RuntimeException | StackOverflowError cause) {
            values.put(Column.ERROR, Failure.of(file.name(), cause).inFile());
        }
        return new BatchRow(values);
    }

    private static void describe(Game game, Map<Column, Object> values) {
        values.put(Column.BLACK, game.header().get("PB").orElse(""));
        values.put(Column.WHITE, game.header().get("PW").orElse(""));
        values.put(Column.DATE, game.header().get("DT").orElse(""));
        values.put(Column.BOARD, game.board().width() + "x" + game.board().height());
        values.put(Column.RE, game.header().get("RE").orElse(""));
        values.put(Column.MOVES, game.moves());
        Fingerprint.of(game)
                .ifPresent(
                        number -> values.put(Column.FINGERPRINT, HexFormat.of().toHexDigits(number)));
    }

    private static void score(Result<ScoreReport> game, Map<Column, Object> values) {
        ScoreReport report = game.report();
        Terms terms = report.terms();
        Board board = report.assessment().position().board();
        int margin = report.score().margin();
        values.put(Column.METHOD, report.method());
        values.put(Column.RULES, terms.rules().id());
        values.put(Column.KOMI, terms.komi());
        values.put(Column.HANDICAP, terms.handicap());
        values.put(Column.RECORDED, terms.result().map(Outcome::notation).orElse(""));
        values.put(Column.RESULT, Margin.format(margin));
        values.put(Column.SCORE, margin);
        terms.result().map(Outcome::margin).orElse(OptionalInt.empty()).ifPresent(recorded -> {
            values.put(Column.AGREES, margin == recorded);
            values.put(Column.DIFFERENCE, margin - recorded);
            if (margin != recorded) {
                report.termGiving(recorded).ifPresent(term -> values.put(Column.EXPLAINED_BY, term));
            }
        });
        values.put(Column.CERTAINTY, JsonType.code(report.certainty()));
        values.put(
                Column.FLAGS,
                report.assessment().flags().stream().map(Flag::code).distinct().toList());
        values.put(Column.DEAD, Coordinates.format(board, report.assessment().stones(Status.DEAD)));
        values.put(
                Column.WARNINGS,
                report.warnings().stream().map(Warning::code).distinct().toList());
        values.put(Column.MILLIS, game.times().orElseThrow().whole() / 1e6);
    }
}
