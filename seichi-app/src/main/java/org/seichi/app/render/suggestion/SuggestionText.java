package org.seichi.app.render.suggestion;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.seichi.app.render.BoardPicture;
import org.seichi.app.render.Judgment;
import org.seichi.app.render.Page;
import org.seichi.app.render.ResultText;
import org.seichi.app.render.Sections;
import org.seichi.app.render.Sentences;
import org.seichi.app.render.Style;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.move.Motive;
import org.seichi.move.Suggestion;
import org.seichi.move.Worth;
import org.seichi.report.Glyph;
import org.seichi.report.GlyphLayers;
import org.seichi.report.SuggestionReport;
import org.seichi.text.Coordinates;
import org.seichi.text.Texts;

/** Renders suggested moves as text: the board with all of them, then each with its reasons. */
final class SuggestionText extends ResultText<SuggestionReport> {
    /** The text if there is no suggestion. */
    static final String NOTHING = "There is nothing to play: pass.";

    private static final String HEADING = "Moves, the best first";
    private static final String LEGEND = "The percentage says how likely a strong player is to choose the move."
            + " \"worth 0 to 2\": no points if it fails, two if it succeeds.";

    /** A renderer with or without colors. */
    SuggestionText(Style style) {
        super(style);
    }

    @Override
    protected String about(SuggestionReport report) {
        return terms(report) + "; " + Texts.count(report.candidates(), "candidate");
    }

    @Override
    protected void append(SuggestionReport report, Page page) {
        Board board = report.position().board();
        BoardPicture.append(board, glyphs(report), page);
        page.heading(HEADING);
        for (int i = 0; i < report.suggestions().size(); i++) {
            Suggestion suggestion = report.suggestions().get(i);
            page.format("%3d. %s", i + 1, move(suggestion, board));
            suggestion.motives().forEach(motive -> page.line("       " + sentence(motive, suggestion, board)));
        }
        if (report.suggestions().isEmpty()) {
            page.line("  " + NOTHING);
        } else {
            page.line("");
            page.line(LEGEND);
        }
        new Sections().appendWarnings(report.warnings()).print(page);
    }

    /** The position and its estimated score. */
    static String terms(SuggestionReport report) {
        return "After move " + report.move() + ", "
                + report.position().toMove().inWords() + " to move; quick estimate "
                + Judgment.lead(report.estimate().score());
    }

    /** The best move in one sentence; there must be a suggestion. */
    static String best(SuggestionReport report) {
        Suggestion best = report.suggestions().get(0);
        return report.position().toMove().inWords() + " at "
                + Coordinates.format(report.position().board(), best.point()) + ": chosen by "
                + Math.round(100 * best.share()) + " of 100 strong players, worth " + inPoints(best.worth()) + ".";
    }

    /** The moves with their reasons, for a sheet. */
    static Sections sections(SuggestionReport report) {
        Board board = report.position().board();
        List<String> moves = new ArrayList<>();
        for (Suggestion suggestion : report.suggestions()) {
            String reasons = suggestion.motives().stream()
                    .map(motive -> sentence(motive, suggestion, board))
                    .collect(Collectors.joining(" "));
            String move = move(suggestion, board).replaceAll(" +", " ");
            moves.add((moves.size() + 1) + ". " + move + ". " + reasons);
        }
        return new Sections().append(HEADING, moves).appendWarnings(report.warnings());
    }

    private static Glyph[] glyphs(SuggestionReport report) {
        Position position = report.position();
        GlyphLayers layers = new GlyphLayers(position.board(), Glyph.OPEN)
                .lay(position.stones(Color.BLACK), Glyph.BLACK)
                .lay(position.stones(Color.WHITE), Glyph.WHITE);
        report.suggestions().forEach(suggestion -> layers.lay(suggestion.point(), Glyph.SUGGESTED));
        return layers.glyphs();
    }

    private static String move(Suggestion suggestion, Board board) {
        return String.format(
                Locale.ROOT,
                "%-4s %4.1f %%  worth %s",
                Coordinates.format(board, suggestion.point()),
                100 * suggestion.share(),
                worth(suggestion.worth()));
    }

    private static String sentence(Motive motive, Suggestion suggestion, Board board) {
        String reply = motive.reply() == suggestion.point()
                ? ""
                : "; the opponent would play " + Coordinates.format(board, motive.reply());
        return motive.text() + stones(board, motive.points()) + ", worth " + worth(motive.worth()) + reply + ".";
    }

    private static String worth(Worth worth) {
        if (worth.min() == worth.max()) {
            return String.format(Locale.ROOT, "%.0f", worth.min());
        }
        return String.format(Locale.ROOT, "%.0f to %.0f", worth.min(), worth.max());
    }

    private static String inPoints(Worth worth) {
        String points = worth(worth);
        return points + (points.equals("1") ? " point" : " points");
    }

    private static String stones(Board board, PointSet stones) {
        return stones.isEmpty() ? "" : " (" + Sentences.points(board, stones) + ")";
    }
}
