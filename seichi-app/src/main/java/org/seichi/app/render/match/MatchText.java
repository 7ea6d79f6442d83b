package org.seichi.app.render.match;

import java.util.Optional;
import org.seichi.app.match.MatchGame.End;
import org.seichi.app.match.MatchResult;
import org.seichi.app.match.MatchSettings;
import org.seichi.app.render.Page;
import org.seichi.app.render.Style;
import org.seichi.board.Color;
import org.seichi.text.Texts;

/** Renders the result of a match as text. */
public final class MatchText {
    private MatchText() {}

    /** The table of results with 95 % confidence intervals, and how the games ended. */
    public static String render(MatchResult result, MatchSettings settings, String opponent) {
        Page page = new Page(Style.PLAIN);
        page.format(
                "Seichi against %s: %s, %dx%d, %s rules, komi %.1f",
                opponent,
                Texts.count(result.games().size(), "game"),
                settings.size(),
                settings.size(),
                settings.rules(),
                settings.komi());
        page.line("");
        page.line("              won  drawn  lost   share   95 % interval");
        line(page, "as Black", result.line(Optional.of(Color.BLACK)));
        line(page, "as White", result.line(Optional.of(Color.WHITE)));
        line(page, "together", result.line(Optional.empty()));
        page.line("");
        page.format(
                "Ended by score %d, by resignation %d, by an illegal move %d, not at all %d; disputed scores %d.",
                result.ended(End.SCORE),
                result.ended(End.RESIGNATION),
                result.ended(End.ILLEGAL_MOVE),
                result.ended(End.TOO_LONG),
                result.disputed());
        page.format("%.0f moves a game, %.2f seconds for each of Seichi's.", result.moves(), result.secondsAMove());
        return page.toString();
    }

    private static void line(Page page, String name, Optional<MatchResult.WinCount> line) {
        line.ifPresent(games -> page.format(
                "  %-9s %6d %6d %5d  %5.1f %%   %.1f to %.1f %%",
                name,
                games.won(),
                games.drawn(),
                games.lost(),
                100 * games.interval().share(),
                100 * games.interval().low(),
                100 * games.interval().high()));
    }
}
