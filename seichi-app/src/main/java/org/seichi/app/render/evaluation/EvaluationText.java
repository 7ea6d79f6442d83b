package org.seichi.app.render.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
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
import org.seichi.evaluate.DoubleThreat;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Evaluation;
import org.seichi.evaluate.ExactGround;
import org.seichi.evaluate.ExactParts;
import org.seichi.evaluate.Omission;
import org.seichi.evaluate.Peril;
import org.seichi.evaluate.PointKind;
import org.seichi.evaluate.Strength;
import org.seichi.report.EvaluationLayers;
import org.seichi.report.EvaluationReport;
import org.seichi.structure.Groups;
import org.seichi.text.Coordinates;
import org.seichi.text.Texts;

/** Renders an evaluation as text: the board, counts of points by kind, unsettled groups and other findings, the estimate. */
public final class EvaluationText extends ResultText<EvaluationReport> {
    /** Groups whose probability of life lies between {@value #DOOMED} and {@value #SAFE} are listed. */
    private static final double DOOMED = 0.1;

    private static final double SAFE = 0.9;

    /** Number of ko threats of a player that are listed at most. */
    private static final int MOST_THREATS = 8;

    private final Detail detail;

    /** The amount of detail. */
    public enum Detail {
        /** The estimate with its reasons only. */
        SUMMARY,
        /** Also each layer of the evaluation. */
        LAYERS
    }

    /** A renderer with or without colors. */
    public EvaluationText(Style style, Detail detail) {
        super(style);
        this.detail = detail;
    }

    @Override
    protected String about(EvaluationReport report) {
        return terms(report);
    }

    @Override
    protected void append(EvaluationReport report, Page page) {
        Board board = report.evaluation().position().board();
        BoardPicture.append(board, new EvaluationLayers(report.evaluation()).expectation(), page);
        if (detail == Detail.LAYERS) {
            layers(report.evaluation(), page);
        }
        counts(report.evaluation(), page);
        sections(report).print(page);
        result(report, page);
    }

    /** Board, rules, komi, move number and player to move. */
    static String terms(EvaluationReport report) {
        Position position = report.evaluation().position();
        return Sentences.terms(position.board(), report.terms()) + "; after move " + report.move() + ", "
                + position.toMove().inWords() + " to move";
    }

    private static void layers(Evaluation evaluation, Page page) {
        EvaluationLayers layers = new EvaluationLayers(evaluation);
        Board board = evaluation.position().board();
        for (Color color : Color.values()) {
            page.heading(color.inWords() + "'s dividers");
            BoardPicture.append(board, layers.dividers(color), page);
        }
        for (Color color : Color.values()) {
            page.heading(color.inWords() + "'s zones");
            BoardPicture.append(board, layers.zones(color), page);
        }
        for (Color color : Color.values()) {
            page.heading("Distances from " + color.inWords() + "'s stones");
            layers.distances(color).lines().forEach(page::line);
        }
        page.heading("Near, junction and far-away points");
        BoardPicture.append(board, layers.kinds(), page);
        page.heading("Connectable points");
        BoardPicture.append(board, layers.connectable(), page);
    }

    private static void counts(Evaluation evaluation, Page page) {
        page.heading(String.format("%-24s%7s%7s", "Points", "Black", "White"));
        for (PointKind kind : PointKind.values()) {
            int black = evaluation.kinds().points(kind, Color.BLACK).size();
            int white = evaluation.kinds().points(kind, Color.WHITE).size();
            int both = evaluation.kinds().points(kind).size();
            if (kind.weight() > 0) {
                page.format("%-24s%7d%7d", name(kind), black, white);
            } else {
                page.format("%-24s%7d", name(kind), both);
            }
        }
    }

    private static String name(PointKind kind) {
        return switch (kind) {
            case EXACT -> "Proven";
            case STONE -> "Stones";
            case SAFE -> "Safe territory";
            case POTENTIAL -> "Potential territory";
            case NEAR -> "Near";
            case JUNCTION -> "Junctions";
            case FAR -> "Far away";
        };
    }

    /** What is exact and what is open on the board, in sentences. */
    static Sections sections(EvaluationReport report) {
        Evaluation evaluation = report.evaluation();
        return new Sections()
                .append("What is exact", exact(evaluation))
                .append("Groups whose fate is open", open(evaluation))
                .append("Endgame areas, on average over who moves first", endgames(evaluation))
                .append("Stones in peril", perils(evaluation, Peril.LOST, "can be captured whoever moves first"))
                .append(
                        "Stones that the next move captures or saves",
                        perils(evaluation, Peril.WHO_MOVES, "captured or saved, depending on who moves first"))
                .append(
                        "Double threats",
                        evaluation.doubleThreats().stream()
                                .map(threat -> doubleThreat(evaluation, threat))
                                .toList())
                .append("Ko threats, with the stones that they threaten to capture", koThreats(evaluation))
                .appendWarnings(report.warnings());
    }

    private static List<String> open(Evaluation evaluation) {
        Groups groups = evaluation.facts().structure().groups();
        Strength strength = evaluation.strength();
        PointSet known = evaluation.facts().exact().valuedPoints();
        return IntStream.range(0, groups.count())
                .filter(group -> strength.alive(group) > DOOMED && strength.alive(group) < SAFE)
                .filter(group -> !known.containsAll(groups.stones(group)))
                .mapToObj(group -> Color.of(groups.code(group)).inWords() + " "
                        + points(evaluation, groups.stones(group)) + ": lives with a chance of "
                        + Math.round(100 * strength.alive(group)) + " %.")
                .toList();
    }

    /** The number of exact points by grounds, and whether the whole board is exact. */
    private static List<String> exact(Evaluation evaluation) {
        ExactParts exact = evaluation.facts().exact();
        List<String> lines = new ArrayList<>();
        for (ExactGround ground : ExactGround.values()) {
            int points = exact.on(ground).size();
            if (points > 0) {
                lines.add(Texts.count(points, "point") + " " + ground(ground) + ".");
            }
        }
        if (exact.margin().isPresent()) {
            lines.add("All of the board is exact.");
        }
        return lines;
    }

    private static String ground(ExactGround ground) {
        return switch (ground) {
            case UNCONDITIONAL -> "safe even if the owner always passes";
            case STATIC -> "safe by static rules";
            case SEARCH -> "safe by search";
            case RACE -> "in races that are decided";
            case ENDGAME -> "in endgame areas of known value";
        };
    }

    private static List<String> endgames(Evaluation evaluation) {
        Board board = evaluation.position().board();
        return evaluation.facts().exact().areas().stream()
                .map(area -> Coordinates.list(board, area.points()) + ": " + mean(area) + ".")
                .toList();
    }

    /** The mean lead in an area in territory and prisoners, and in area where stones in it make that another number. */
    private static String mean(ExactParts.ValuedArea area) {
        String territory = Judgment.lead(area.territory());
        return area.mean() == area.territory()
                ? territory
                : territory + " by territory, " + Judgment.lead(area.mean()) + " by area";
    }

    private static List<String> perils(Evaluation evaluation, Peril peril, String text) {
        PointSet stones = evaluation.facts().perils().stones(peril);
        return stones.isEmpty() ? List.of() : List.of(points(evaluation, stones) + ": " + text + ".");
    }

    /** For each player the moves that capture something if not answered, the most valuable first. */
    private static List<String> koThreats(Evaluation evaluation) {
        List<Omission> omissions = evaluation.omissions().stream()
                .filter(omission -> omission.number() == 1)
                .toList();
        List<String> lines = new ArrayList<>();
        for (Color player : Color.values()) {
            List<String> threats = omissions.stream()
                    .filter(omission -> omission.owner() != player)
                    .map(omission -> koThreat(evaluation, omission))
                    .toList();
            if (!threats.isEmpty()) {
                String most = String.join(", ", threats.subList(0, Math.min(MOST_THREATS, threats.size())));
                lines.add(player.inWords() + " has " + threats.size() + ": " + most
                        + (threats.size() > MOST_THREATS ? " and smaller ones." : "."));
            }
        }
        return lines;
    }

    private static String koThreat(Evaluation evaluation, Omission omission) {
        Board board = evaluation.position().board();
        int stones = omission.stones().size();
        return Coordinates.format(board, omission.moves().first()) + " (" + Texts.count(stones, "stone") + ")";
    }

    private static String doubleThreat(Evaluation evaluation, DoubleThreat threat) {
        Board board = evaluation.position().board();
        List<String> aims = new ArrayList<>();
        threat.captured().forEach(stones -> aims.add("to capture " + points(evaluation, stones)));
        threat.rescued().forEach(stones -> aims.add("to connect to " + points(evaluation, stones)));
        return threat.player().inWords() + " at " + Coordinates.format(board, threat.move()) + " threatens "
                + String.join(" and ", aims) + ": the opponent cannot prevent them all. The least is worth about "
                + Texts.count((int) StrictMath.rint(threat.least()), "point") + ".";
    }

    private static String points(Evaluation evaluation, PointSet points) {
        return Coordinates.list(evaluation.position().board(), points);
    }

    private static void result(EvaluationReport report, Page page) {
        Estimate estimate = report.estimate();
        Evaluation evaluation = report.evaluation();
        page.heading("Estimate: " + Judgment.lead(estimate.score()) + " under "
                + report.terms().rules().name() + " rules");
        page.line(interval(estimate));
        page.line(Judgment.chance(estimate) + ".");
        page.line(parts(evaluation, estimate) + "By the weights of Explorer, without the turn, "
                + Judgment.lead(estimate.plain()) + ".");
    }

    private static String parts(Evaluation evaluation, Estimate estimate) {
        if (estimate.isExact()) {
            return "";
        }
        return "Board " + Judgment.signed(evaluation.board()) + ", turn " + Judgment.signed(evaluation.turn())
                + ", komi and rules "
                + Judgment.signed(estimate.judged() - evaluation.board() - evaluation.turn())
                + ": " + Judgment.lead(estimate.judged()) + "; of "
                + evaluation.facts().outcomes().games() + " sampled games, likely ones counted more, Black wins "
                + Math.round(100 * estimate.sampled())
                + " %. The less certain this is, the closer to even is the estimate. ";
    }

    private static String interval(Estimate estimate) {
        if (!estimate.isExact()) {
            return Judgment.interval(estimate);
        }
        return estimate.low() == estimate.high()
                ? "This is exact if both play well."
                : "This is exact but for who gets the last neutral point: " + Judgment.lead(estimate.low()) + " or "
                        + Judgment.lead(estimate.high()) + ".";
    }
}
