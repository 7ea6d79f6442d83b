package org.seichi.accuracy;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.evaluate.Effort;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Evaluation;
import org.seichi.evaluate.Peril;
import org.seichi.evaluate.PointKind;
import org.seichi.evaluate.Zone;
import org.seichi.move.Suggestion;
import org.seichi.move.Suggestions;
import org.seichi.structure.Groups;
import org.seichi.text.Coordinates;

/** The intermediate results of an evaluation and of the suggested moves, in numbers: changed weights and limits show here. */
final class EvaluationSteps {
    private final HalfPlayed game;
    private final Board board;
    private final Evaluation evaluation;
    private final StringBuilder text = new StringBuilder();

    EvaluationSteps(HalfPlayed game) {
        this.game = game;
        board = game.position().board();
        evaluation = Evaluation.of(game.position(), Effort.PAGE);
    }

    String draw() {
        text.append("== ").append(game.name()).append('\n');
        Estimate estimate = Estimate.of(evaluation, game.terms());
        line("board %.6f, turn %.4f", evaluation.board(), evaluation.turn());
        line(
                "score %.6f, judged %.6f, sampled %.6f, from %.4f to %.4f, deviation %.4f, chance %.6f, plain %.4f",
                estimate.score(),
                estimate.judged(),
                estimate.sampled(),
                estimate.low(),
                estimate.high(),
                estimate.deviation(),
                estimate.chance(),
                estimate.plain());
        groups();
        for (Color color : Color.values()) {
            layers(color);
        }
        threats();
        suggestions();
        return text.toString();
    }

    private void groups() {
        Groups groups = evaluation.facts().structure().groups();
        for (int group = 0; group < groups.count(); group++) {
            line(
                    "group %s alive %.6f",
                    points(groups.stones(group)), evaluation.strength().alive(group));
        }
    }

    private void layers(Color color) {
        String kinds = Arrays.stream(PointKind.values())
                .map(kind -> kind + " " + evaluation.kinds().points(kind, color).size())
                .collect(Collectors.joining(", "));
        int far = 0;
        PointSet empty = game.position().empty();
        for (int point = empty.first(); point != Board.NO_POINT; point = empty.next(point)) {
            far += evaluation.layers().distances(color).at(point);
        }
        line(
                "%s: %s; closed %s, closable %s, connectable %d, distances %d",
                color,
                kinds,
                points(evaluation.layers().closed(color)),
                points(evaluation.layers().closable(color)),
                evaluation.layers().connectable(color).size(),
                far);
        for (Zone zone : evaluation.layers().zones()) {
            if (zone.color() == color) {
                line("  %s zone %s%s", zone.status(), points(zone.points()), zone.isPotential() ? ", potential" : "");
            }
        }
    }

    private void threats() {
        for (Peril peril : List.of(Peril.WHO_MOVES, Peril.LOST)) {
            line("%s %s", peril, points(evaluation.facts().perils().stones(peril)));
        }
        evaluation
                .doubleThreats()
                .forEach(threat -> line(
                        "double threat of %s at %s, %.3f to %.3f points",
                        threat.player(), point(threat.move()), threat.least(), threat.most()));
        evaluation
                .omissions()
                .forEach(omission -> line(
                        "omission %d of %s, %d points",
                        omission.number(), points(omission.stones()), omission.worth()));
    }

    private void suggestions() {
        for (Suggestion suggestion : Suggestions.of(evaluation, game.last(), game.terms())) {
            String motives = suggestion.motives().stream()
                    .map(motive -> String.format(
                            Locale.ROOT,
                            "%s %.2f to %.2f",
                            motive.kind(),
                            motive.worth().min(),
                            motive.worth().max()))
                    .collect(Collectors.joining(", "));
            line("%s %.6f: %s", point(suggestion.point()), suggestion.share(), motives);
        }
    }

    private void line(String format, Object... words) {
        text.append(String.format(Locale.ROOT, format, words)).append('\n');
    }

    /** The first point and the number of other points. */
    private String points(PointSet points) {
        return points.isEmpty() ? "none" : point(points.first()) + "+" + (points.size() - 1);
    }

    private String point(int point) {
        return point == Board.NO_POINT ? "pass" : Coordinates.format(board, point);
    }
}
