package org.seichi.app.render.score;

import java.util.ArrayList;
import java.util.List;
import org.seichi.app.render.Sentences;
import org.seichi.board.Color;
import org.seichi.rules.HalfPoints;
import org.seichi.rules.Scoring;
import org.seichi.score.PlayerScore;
import org.seichi.score.Score;

/** A score as a sum for each player: {@code "White: 41.5 = 4.5 komi + 37 territory"}. */
final class ItemizedScore {
    private ItemizedScore() {}

    /** One line for each player, Black first, and one with the winner. Items that are zero are left out. */
    static List<String> lines(Score score) {
        return List.of(line(score, Color.BLACK), line(score, Color.WHITE), winner(score.margin()));
    }

    private static String line(Score score, Color player) {
        PlayerScore items = player == Color.BLACK ? score.black() : score.white();
        List<String> sum = new ArrayList<>();
        add(sum, items.komiHalfPoints(), "komi", "komi");
        add(sum, items.handicapHalfPoints(), "handicap", "handicap");
        add(sum, 2 * items.territory(), "territory", "territory");
        if (score.rules().scoring() == Scoring.AREA) {
            add(sum, 2 * (items.area() - items.territory()), "stone", "stones");
        } else {
            add(sum, 2 * items.prisoners(), "prisoner", "prisoners");
            add(sum, 2 * items.deadCaptured(), "dead stone", "dead stones");
        }
        String total = HalfPoints.format(items.totalHalfPoints());
        return Sentences.player(player) + ": " + total + (sum.isEmpty() ? "" : " = " + String.join(" + ", sum));
    }

    private static void add(List<String> sum, int halfPoints, String one, String many) {
        if (halfPoints != 0) {
            sum.add(HalfPoints.format(halfPoints) + " " + (halfPoints == 2 ? one : many));
        }
    }

    private static String winner(int margin) {
        return margin == 0
                ? "The game is drawn"
                : Sentences.player(margin > 0 ? Color.BLACK : Color.WHITE) + " wins by "
                        + HalfPoints.format(Math.abs(margin)) + (Math.abs(margin) == 2 ? " point" : " points");
    }
}
