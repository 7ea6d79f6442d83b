package org.seichi.app.render.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.seichi.app.render.Judgment;
import org.seichi.app.render.Sections;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.evaluate.DoubleThreat;
import org.seichi.evaluate.Evaluation;
import org.seichi.evaluate.ExactGround;
import org.seichi.evaluate.ExactParts;
import org.seichi.evaluate.Omission;
import org.seichi.evaluate.Peril;
import org.seichi.evaluate.Strength;
import org.seichi.report.EvaluationReport;
import org.seichi.structure.Groups;
import org.seichi.text.Coordinates;
import org.seichi.text.Texts;

/**
 * What an evaluation finds on the board, in sentences: what is exact, which groups are open, which stones are in peril, and threats.
 *
 * @param evaluation the evaluation
 */
record EvaluationFindings(Evaluation evaluation) {
    /** Groups whose probability of life lies between {@value #DOOMED} and {@value #SAFE} are listed. */
    private static final double DOOMED = 0.1;

    private static final double SAFE = 0.9;
    /** Number of ko threats of a player that are listed at most. */
    private static final int MOST_THREATS = 8;

    /** The findings of a report, with its warnings. */
    static Sections sections(EvaluationReport report) {
        return new EvaluationFindings(report.evaluation()).sections().appendWarnings(report.warnings());
    }

    private Sections sections() {
        return new Sections()
                .append("What is exact", exact())
                .append("Groups whose fate is open", open())
                .append("Endgame areas, on average over who moves first", endgames())
                .append("Stones in peril", perils(Peril.LOST, "can be captured whoever moves first"))
                .append(
                        "Stones that the next move captures or saves",
                        perils(Peril.WHO_MOVES, "captured or saved, depending on who moves first"))
                .append(
                        "Double threats",
                        evaluation.doubleThreats().stream()
                                .map(this::doubleThreat)
                                .toList())
                .append("Ko threats, with the stones that they threaten to capture", koThreats());
    }

    private List<String> open() {
        Groups groups = evaluation.facts().structure().groups();
        Strength strength = evaluation.strength();
        PointSet known = evaluation.facts().exact().valuedPoints();
        return IntStream.range(0, groups.count())
                .filter(group -> strength.alive(group) > DOOMED && strength.alive(group) < SAFE)
                .filter(group -> !known.containsAll(groups.stones(group)))
                .mapToObj(group -> Color.of(groups.code(group)).inWords() + " "
                        + points(groups.stones(group)) + ": lives with a chance of "
                        + Math.round(100 * strength.alive(group)) + " %.")
                .toList();
    }

    /** The number of exact points by grounds, and whether the whole board is exact. */
    private List<String> exact() {
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

    private List<String> endgames() {
        return evaluation.facts().exact().areas().stream()
                .map(area -> Coordinates.list(board(), area.points()) + ": " + mean(area) + ".")
                .toList();
    }

    /** The mean lead in an area in territory and prisoners, and in area where stones in it make that another number. */
    private static String mean(ExactParts.ValuedArea area) {
        String territory = Judgment.lead(area.territory());
        return area.mean() == area.territory()
                ? territory
                : territory + " by territory, " + Judgment.lead(area.mean()) + " by area";
    }

    private List<String> perils(Peril peril, String text) {
        PointSet stones = evaluation.facts().perils().stones(peril);
        return stones.isEmpty() ? List.of() : List.of(points(stones) + ": " + text + ".");
    }

    /** For each player the moves that capture something if not answered, the most valuable first. */
    private List<String> koThreats() {
        List<Omission> omissions = evaluation.omissions().stream()
                .filter(omission -> omission.number() == 1)
                .toList();
        List<String> lines = new ArrayList<>();
        for (Color player : Color.values()) {
            List<String> threats = omissions.stream()
                    .filter(omission -> omission.owner() != player)
                    .map(this::koThreat)
                    .toList();
            if (!threats.isEmpty()) {
                String most = String.join(", ", threats.subList(0, Math.min(MOST_THREATS, threats.size())));
                lines.add(player.inWords() + " has " + threats.size() + ": " + most
                        + (threats.size() > MOST_THREATS ? " and smaller ones." : "."));
            }
        }
        return lines;
    }

    private String koThreat(Omission omission) {
        int stones = omission.stones().size();
        return Coordinates.format(board(), omission.moves().first()) + " (" + Texts.count(stones, "stone") + ")";
    }

    private String doubleThreat(DoubleThreat threat) {
        List<String> aims = new ArrayList<>();
        threat.captured().forEach(stones -> aims.add("to capture " + points(stones)));
        threat.rescued().forEach(stones -> aims.add("to connect to " + points(stones)));
        return threat.player().inWords() + " at " + Coordinates.format(board(), threat.move()) + " threatens "
                + String.join(" and ", aims) + ": the opponent cannot prevent them all. The least is worth about "
                + Texts.count((int) StrictMath.rint(threat.least()), "point") + ".";
    }

    private String points(PointSet points) {
        return Coordinates.list(board(), points);
    }

    private Board board() {
        return evaluation.position().board();
    }
}
