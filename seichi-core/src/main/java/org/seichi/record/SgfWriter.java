package org.seichi.record;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.seichi.board.Board;
import org.seichi.game.Game;
import org.seichi.game.Step;

/**
 * Writes SGF FF4. The output declares CA[UTF-8] and must be stored in UTF-8.
 *
 * <p>A record is copied with all its variations and properties, known or not, in order; values keep their escapes and line
 * breaks. Property names lose the small letters of older formats, missing brackets are supplied.
 */
public final class SgfWriter {
    private static final Set<String> OWN = Set.of("FF", "CA", "GM", "SZ");

    private SgfWriter() {}

    /**
     * Copies a record as SGF, converting it from another format if necessary.
     *
     * @throws RecordException if the record cannot be used
     */
    public static String copy(GameRecord record) throws RecordException {
        return copy(record, Optional.empty());
    }

    /**
     * Copies a record as SGF and adds an annotation.
     *
     * @throws RecordException if the record cannot be used
     */
    public static String annotate(GameRecord record, Annotation annotation) throws RecordException {
        return copy(record, Optional.of(annotation));
    }

    /** Writes a game without variations: header, steps, and the territory marks in the last node. */
    public static String write(Game game) {
        return write(game, "");
    }

    /**
     * Writes a game without variations.
     *
     * @param drawn properties for the node of the first step, if there is one
     */
    static String write(Game game, String drawn) {
        Board board = game.board();
        SgfOutput output = new SgfOutput(8 * game.steps().size());
        output.open();
        output.node();
        output.append(root(game));
        for (Step step : game.steps()) {
            output.node();
            output.append(SgfText.step(board, step));
            output.append(step == game.steps().get(0) ? drawn : "");
        }
        game.marks().ifPresent(marks -> output.append(SgfText.territory(board, marks)));
        output.close();
        return output.finish();
    }

    private static String copy(GameRecord record, Optional<Annotation> annotation) throws RecordException {
        SgfRecord sgf = record.sgf();
        SgfCopier copier = new SgfCopier(sgf, annotation);
        sgf.parse(copier);
        return copier.finish();
    }

    private static String root(Game game) {
        Board board = game.board();
        String size = board.width() == board.height() ? "" + board.width() : board.width() + ":" + board.height();
        StringBuilder root = new StringBuilder("FF[4]GM[1]CA[UTF-8]SZ[" + size + "]");
        Map<String, String> values = new TreeMap<>(game.header().values());
        values.forEach((name, value) -> root.append(OWN.contains(name) ? "" : SgfText.property(name, value)));
        return root.toString();
    }
}
