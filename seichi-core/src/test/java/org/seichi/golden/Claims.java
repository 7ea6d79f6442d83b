package org.seichi.golden;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.report.Margin;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Teire;
import org.seichi.score.Verdict;
import org.seichi.structure.Chains;
import org.seichi.structure.EyeSpace;
import org.seichi.structure.Groups;
import org.seichi.text.Coordinates;

/**
 * Evaluates the claims that a golden file makes by hand. A claim is a name, perhaps followed by points, and its value is
 * text: {@code dead: B5 C5}, {@code weight D4: 29/6}.
 */
final class Claims {
    private static final Pattern ROUND = Pattern.compile("round (\\d+) removes");

    private static final Pattern FIRST = Pattern.compile("; stability ([0-9.]*[0-9])");

    private static final Pattern STABILITY = Pattern.compile("removes stability ([0-9.]*[0-9])");

    private final View view;
    private final Board board;

    Claims(View view) {
        this.view = view;
        this.board = view.board();
    }

    /** The actual value of a claim, in the form in which it is written. */
    String truth(String claim) {
        int space = claim.indexOf(' ');
        String name = space < 0 ? claim : claim.substring(0, space);
        PointSet points = Coordinates.points(board, claim.substring(name.length()));
        int point = points.first();
        return switch (name) {
            case "dead" -> names(stones(Status.DEAD));
            case "seki" -> names(stones(Status.SEKI));
            case "dame" -> names(view.spokenOf("dame"));
            case "forced-black" -> forced(Color.BLACK);
            case "forced-white" -> forced(Color.WHITE);
            case "snapback" -> names(view.spokenOf(name));
            case "kos" -> kos();
            case "score" -> Margin.format(view.margin());
            case "rule" -> reason(point).rule().code();
            case "round" -> round(point);
            case "stability" -> stability(point);
            case "first-stability" -> firstStability(point);
            case "weight" -> weight(point) + "/6";
            case "joined" -> joined(points) ? "yes" : "no";
            case "eyes" -> eyes(point);
            default -> throw new IllegalArgumentException("unknown claim: " + claim);
        };
    }

    private String names(PointSet points) {
        return String.join(" ", Coordinates.format(board, points));
    }

    private PointSet stones(Status status) {
        return view.back(view.assessment().stones(status));
    }

    /** The points that a color must fill. */
    private String forced(Color color) {
        PointSet.Builder points = PointSet.builder(board);
        for (Teire teire : view.assessment().teire()) {
            if (view.color(teire.owner()) == color) {
                points.add(view.back(teire.point()));
            }
        }
        return names(points.build());
    }

    private String kos() {
        List<String> kos = view.assessment().kos().stream()
                .map(ko -> Coordinates.format(board, view.back(ko.point())) + " "
                        + view.color(ko.winner()).inWords())
                .toList();
        return kos.stream().sorted().collect(Collectors.joining(", "));
    }

    private Reason reason(int stone) {
        Verdict verdict = view.verdict(stone);
        return verdict.reasons().get(0);
    }

    /** The trace of the removal of a dead stone; empty if it was not removed. */
    private String counted(int stone) {
        boolean takenOff =
                view.verdict(stone).status() == Status.DEAD && reason(stone).rule() != Rule.WAITING_KO_AS_IT_STANDS;
        return takenOff ? view.textOf("removal", stone).orElse("") : "";
    }

    /** The round in which a dead stone was removed. */
    private String round(int stone) {
        Matcher matcher = ROUND.matcher(counted(stone));
        return matcher.find() ? matcher.group(1) : "none";
    }

    /** The stability of a dead stone when it was removed. */
    private String stability(int stone) {
        Matcher matcher = STABILITY.matcher(counted(stone));
        return matcher.find() ? matcher.group(1) : "none";
    }

    /** The stability of a doubtful group before anything was removed. */
    private String firstStability(int stone) {
        return view.textOf("groups", stone)
                .map(FIRST::matcher)
                .filter(Matcher::find)
                .map(found -> found.group(1))
                .orElse("none");
    }

    private int weight(int stone) {
        Chains chains = view.structure().chains();
        return view.structure().weights().of(chains.at(view.there(stone)));
    }

    private boolean joined(PointSet stones) {
        Groups groups = view.structure().groups();
        int group = groups.at(view.there(stones.first()));
        PointSet all = view.back(groups.stones(group));
        return all.intersection(stones).equals(stones);
    }

    /** How many eyes the space of an empty point makes, with the name of the color: {@code 1 Black}. */
    private String eyes(int point) {
        return view.structure().eyeSpaces().stream()
                .filter(space -> space.points().contains(view.there(point)))
                .map(this::eyes)
                .sorted()
                .collect(Collectors.joining(", "));
    }

    private String eyes(EyeSpace space) {
        return space.eyes() + (view.color(Color.of(space.code())) == Color.BLACK ? " Black" : " White");
    }
}
