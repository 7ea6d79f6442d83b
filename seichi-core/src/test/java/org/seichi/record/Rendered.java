package org.seichi.record;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.StringJoiner;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Warning;
import org.seichi.game.Game;
import org.seichi.game.Marks;
import org.seichi.game.Move;
import org.seichi.game.Setup;
import org.seichi.game.Step;
import org.seichi.text.Coordinates;

/** Reads records and renders what was read as one line, so that tests can be tables. */
final class Rendered {
    private Rendered() {}

    /** The first game of a record. */
    static Game game(String record) throws RecordException {
        return SgfReader.readFirst(record.getBytes(UTF_8));
    }

    /** Renders moves as {@code B:dp}, passes as {@code B:}, setup as {@code {AB:aa,bb PL:W}}. */
    static String steps(Game game) {
        StringJoiner steps = new StringJoiner(" ");
        game.steps().forEach(step -> steps.add(step(game.board(), step)));
        return steps.toString();
    }

    /** Renders marks as {@code TB:aa,bb TW:}; {@code none} if there are none. */
    static String marks(Game game) {
        return game.marks().map(marks -> marks(game.board(), marks)).orElse("none");
    }

    /** The warnings as {@code code@line:column}, without the one about a missing size. */
    static List<String> warnings(Game game) {
        return game.warnings().stream()
                .filter(warning -> !warning.code().equals("size-missing"))
                .map(Rendered::warning)
                .toList();
    }

    private static String warning(Warning warning) {
        return warning.line() == 0 ? warning.code() : warning.code() + "@" + warning.line() + ":" + warning.column();
    }

    private static String step(Board board, Step step) {
        if (step instanceof Move move) {
            return move.color().name().charAt(0) + ":" + Coordinates.formatSgf(board, move.point());
        }
        Setup setup = (Setup) step;
        StringJoiner parts = new StringJoiner(" ", "{", "}");
        addPoints(parts, "AB:", board, setup.black());
        addPoints(parts, "AW:", board, setup.white());
        addPoints(parts, "AE:", board, setup.cleared());
        setup.toMove().ifPresent(player -> parts.add("PL:" + player.name().charAt(0)));
        return parts.toString();
    }

    private static void addPoints(StringJoiner parts, String name, Board board, PointSet points) {
        if (!points.isEmpty()) {
            parts.add(name + points(board, points));
        }
    }

    private static String marks(Board board, Marks marks) {
        return "TB:" + points(board, marks.black()) + " TW:" + points(board, marks.white());
    }

    private static String points(Board board, PointSet points) {
        StringJoiner names = new StringJoiner(",");
        points.forEach(point -> names.add(Coordinates.formatSgf(board, point)));
        return names.toString();
    }
}
