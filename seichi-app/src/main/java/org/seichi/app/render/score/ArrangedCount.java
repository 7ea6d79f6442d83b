package org.seichi.app.render.score;

import java.util.ArrayList;
import java.util.List;
import org.seichi.arrange.Arrangement;
import org.seichi.report.ScoreReport;
import org.seichi.rules.HalfPoints;
import org.seichi.rules.Scoring;
import org.seichi.score.PlayerScore;
import org.seichi.text.Texts;

/** The count of an arranged board in words: its blocks, by area the stones too, and what else counts. */
final class ArrangedCount {
    private final boolean byArea;
    private final List<String> lines;

    ArrangedCount(ScoreReport report, Arrangement arranged) {
        byArea = report.score().rules().scoring() == Scoring.AREA;
        lines = List.of(
                "Black: " + player(arranged.black(), report.score().black()),
                "White: " + player(arranged.white(), report.score().white()));
    }

    /** A line for each player. */
    List<String> lines() {
        return lines;
    }

    private String player(Arrangement.Side side, PlayerScore score) {
        List<String> items = new ArrayList<>();
        side.blocks().forEach(block -> add(2 * block.size(), "", items));
        int total = 2 * side.points() + score.handicapHalfPoints() + score.komiHalfPoints();
        if (byArea) {
            int stones = side.stones().size();
            items.add(Texts.count(stones, "stone"));
            add(2 * (score.area() - stones - side.points()), " for neutral points", items);
            total = score.totalHalfPoints();
        }
        add(score.handicapHalfPoints(), " for handicap stones", items);
        add(score.komiHalfPoints(), " komi", items);
        String sum = items.isEmpty() ? "0" : String.join(" + ", items);
        String noRoom = side.noRoom() == 0 ? "" : " - " + Texts.count(side.noRoom(), "lost stone") + " left over";
        return sum + noRoom + " = " + HalfPoints.format(total);
    }

    private static void add(int halfPoints, String what, List<String> items) {
        if (halfPoints != 0) {
            items.add(HalfPoints.format(halfPoints) + what);
        }
    }
}
