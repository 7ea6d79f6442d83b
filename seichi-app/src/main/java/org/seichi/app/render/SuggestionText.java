package org.seichi.app.render;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.seichi.app.scoring.AdvisedGame;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.move.Motive;
import org.seichi.move.Suggestion;
import org.seichi.move.Worth;
import org.seichi.report.SuggestionReport;
import org.seichi.text.Coordinates;

/** Suggested moves for people: the board with the first of them, then each with its reasons. */
public final class SuggestionText implements TextualRenderer<AdvisedGame> {
    private static final int MOST_STONES = 6;

    private final Style style;

    /** A renderer with or without colors. */
    public SuggestionText(Style style) {
        this.style = style;
    }

    @Override
    public String separator() {
        return "\n";
    }

    @Override
    public String text(AdvisedGame game) {
        Page page = new Page(style);
        SuggestionReport report = game.report();
        Position position = report.position();
        Board board = position.board();
        page.line(page.paint(Paint.HEADING, game.source().title()));
        page.line("After move " + report.move() + ", " + Sentences.player(position.toMove()) + " to move; estimate "
                        + Judgment.lead(report.estimate().score()) + "; " + report.candidates() + " candidates")
                .line("");
        BoardPicture.append(board, glyphs(report), page);
        page.heading("Moves, the best first");
        for (int i = 0; i < report.suggestions().size(); i++) {
            suggestion(i + 1, report.suggestions().get(i), board, page);
        }
        if (report.suggestions().isEmpty()) {
            page.line("  There is nothing to play: pass.");
        }
        return page.toString();
    }

    private static Glyph[] glyphs(SuggestionReport report) {
        Position position = report.position();
        Layers layers = new Layers(position.board(), Glyph.OPEN)
                .lay(position.stones(Color.BLACK), Glyph.BLACK)
                .lay(position.stones(Color.WHITE), Glyph.WHITE);
        report.suggestions().forEach(suggestion -> layers.lay(suggestion.point(), Glyph.SUGGESTED));
        return layers.glyphs();
    }

    private static void suggestion(int number, Suggestion suggestion, Board board, Page page) {
        page.line(String.format(
                Locale.ROOT,
                "%3d. %-4s %4.1f %%  worth %s",
                number,
                Coordinates.format(board, suggestion.point()),
                100 * suggestion.share(),
                worth(suggestion.worth())));
        for (Motive motive : suggestion.motives()) {
            String reply = motive.reply() == suggestion.point()
                    ? ""
                    : "; the opponent would play " + Coordinates.format(board, motive.reply());
            page.line("       " + motive.text() + stones(board, motive.points()) + ", worth " + worth(motive.worth())
                    + reply + ".");
        }
    }

    private static String worth(Worth worth) {
        if (worth.min() == worth.max()) {
            return String.format(Locale.ROOT, "%.0f", worth.min());
        }
        return String.format(Locale.ROOT, "%.0f to %.0f", worth.min(), worth.max());
    }

    private static String stones(Board board, PointSet stones) {
        List<String> names = Coordinates.format(board, stones);
        if (names.isEmpty()) {
            return "";
        }
        String shown = names.stream().limit(MOST_STONES).collect(Collectors.joining(" "));
        return " (" + shown + (names.size() > MOST_STONES ? " ..." : "") + ")";
    }
}
