package org.seichi.golden;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.report.Margin;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.structure.Chains;
import org.seichi.structure.EyeSpace;
import org.seichi.structure.Groups;
import org.seichi.structure.Influence;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** All layers of a view as text: boards side by side, then a line for each chain, then the points to fill. */
final class Layers {
    private static final String GAP = "   ";

    private final View view;
    private final Board board;
    private final Map<Integer, Character> letters = new HashMap<>();
    private final StringBuilder text = new StringBuilder();

    Layers(View view) {
        this.view = view;
        this.board = view.board();
    }

    /** The text of all layers. */
    String draw() {
        boards(
                List.of("status (x o dead, S Z in seki)", "owner (. nobody)", "groups"),
                List.of(this::status, this::owner, this::group));
        boards(
                List.of("influence", "Black's eyes", "White's eyes"),
                List.of(this::influence, eyes(Color.BLACK), eyes(Color.WHITE)));
        board.points().forEach(this::chain);
        Claims claims = new Claims(view);
        for (String name : List.of("dame", "forced-black", "forced-white", "kos")) {
            line(name + ": " + claims.truth(name));
        }
        line("false eyes: "
                + names(view.back(view.assessment().territories().leanings().falseEyes())));
        line("seki: " + names(view.spokenOf("seki")));
        line("score: " + Margin.format(view.margin()));
        return text.toString();
    }

    private void line(String line) {
        text.append(line.stripTrailing()).append('\n');
    }

    private String names(PointSet points) {
        return String.join(" ", Coordinates.format(board, points));
    }

    private void boards(List<String> titles, List<IntUnaryOperator> symbols) {
        int width = Math.max(2 * board.width() + 5, 30);
        StringBuilder title = new StringBuilder();
        titles.forEach(
                name -> title.append(String.format("%-" + width + "s", name)).append(GAP));
        line(title.toString());
        List<List<String>> drawn = new ArrayList<>();
        symbols.forEach(symbol ->
                drawn.add(Diagram.formatLabelled(board, symbol).lines().toList()));
        for (int row = 0; row < board.height() + 2; row++) {
            StringBuilder line = new StringBuilder();
            for (List<String> one : drawn) {
                line.append(String.format("%-" + width + "s", one.get(row))).append(GAP);
            }
            line(line.toString());
        }
        line("");
    }

    /** The content of a point as drawn. */
    private int content(int point) {
        int content = view.structure().stones().at(view.there(point));
        return content == Stones.EMPTY ? content : view.color(Color.of(content)).code();
    }

    private int status(int point) {
        int content = content(point);
        if (content == Stones.EMPTY) {
            return '.';
        }
        boolean black = content == Stones.BLACK;
        return switch (view.verdict(point).status()) {
            case ALIVE, UNSETTLED -> black ? 'X' : 'O';
            case DEAD -> black ? 'x' : 'o';
            case SEKI -> black ? 'S' : 'Z';
        };
    }

    private int owner(int point) {
        return view.owned(Color.BLACK).contains(point)
                ? 'X'
                : view.owned(Color.WHITE).contains(point) ? 'O' : '.';
    }

    /** The letter of the group at a point; letters follow the drawn order, so that the numbering of a variant does not show. */
    private int group(int point) {
        if (content(point) == Stones.EMPTY) {
            return '.';
        }
        int group = view.structure().groups().at(view.there(point));
        return letters.computeIfAbsent(group, unknown -> (char) ('a' + letters.size()));
    }

    private int influence(int point) {
        Influence influence = view.structure().influence();
        int owner = influence.owner(view.there(point));
        return owner == Stones.EMPTY ? '.' : view.color(Color.of(owner)) == Color.BLACK ? '+' : '-';
    }

    /** Shows the empty points of a color's eye spaces as the number of eyes that the space makes. */
    private IntUnaryOperator eyes(Color color) {
        Map<Integer, Integer> symbols = new HashMap<>();
        for (EyeSpace space : view.structure().eyeSpaces()) {
            if (view.color(Color.of(space.code())) == color) {
                PointSet points = space.points();
                view.back(points).forEach(point -> symbols.put(point, '0' + space.eyes()));
            }
        }
        return point -> symbols.getOrDefault(point, (int) Diagram.symbol(content(point)));
    }

    /** Writes the line of a chain if the point is its first stone as drawn. */
    private void chain(int point) {
        if (content(point) == Stones.EMPTY) {
            return;
        }
        Verdict verdict = view.verdict(point);
        PointSet stones = view.back(verdict.stones());
        if (stones.first() != point) {
            return;
        }
        Chains chains = view.structure().chains();
        Groups groups = view.structure().groups();
        int chain = chains.at(view.there(point));
        line(String.format(
                "%-3s %s %2d stones, group %c, territory %d, liberties %d weighing %d/6: %s, %s",
                Coordinates.format(board, point),
                view.color(verdict.color()).inWords(),
                stones.size(),
                group(point),
                view.structure().territory(groups.of(chain)),
                chains.libertyCount(chain),
                view.structure().weights().of(chain),
                verdict.status().name().toLowerCase(Locale.ROOT),
                verdict.reasons().get(0).rule().code()
                        + (verdict.status() == Status.DEAD
                                ? " in round " + new Claims(view).truth("round " + Coordinates.format(board, point))
                                : "")));
    }
}
