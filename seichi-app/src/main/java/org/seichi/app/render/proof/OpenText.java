package org.seichi.app.render.proof;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.cgt.Rational;
import org.seichi.cgt.Thermograph;
import org.seichi.endgame.AreaReading;
import org.seichi.endgame.Stop;
import org.seichi.report.OpenReport;
import org.seichi.semeai.Race;
import org.seichi.semeai.RaceEnds;
import org.seichi.semeai.RaceOutcome;
import org.seichi.semeai.RaceReading;
import org.seichi.semeai.RaceScope;
import org.seichi.text.Coordinates;
import org.seichi.text.Texts;

/** Describes races and endgame areas in sentences. */
final class OpenText {
    /** Number of points up to which all points of an area are named. */
    private static final int MOST_NAMES = 12;

    private OpenText() {}

    /** A sentence for each race. */
    static List<String> races(List<RaceReading> races) {
        return races.stream().map(OpenText::race).toList();
    }

    /** A sentence for each chain that is dead by a ko which its opponent need not fight yet, with the reason. */
    static List<String> waitingKos(OpenReport open) {
        Board board = open.judged().endgame().premises().position().board();
        return open.waitingKos().stream()
                .map(chain -> chain.color().inWords() + " "
                        + Coordinates.list(board, chain.stones()) + ": "
                        + chain.reasons().get(0).text())
                .toList();
    }

    /** A sentence for each area in which it matters who moves first, and the numbers of quiet and of unsolved areas. */
    static List<String> areas(Board board, List<AreaReading> areas) {
        List<String> lines = new ArrayList<>();
        int quiet = 0;
        int unknown = 0;
        int points = 0;
        for (AreaReading area : areas) {
            if (!area.score().isExact() && area.mean().isEmpty() && !area.dependsOnKo()) {
                unknown++;
                points += area.area().size();
            } else if (area.score().isQuiet()) {
                quiet++;
            } else {
                lines.add(area(board, area));
            }
        }
        if (quiet > 0) {
            lines.add("In " + areas(quiet) + " nobody gains by moving first.");
        }
        if (unknown > 0) {
            lines.add("Not worked out: " + areas(unknown) + " with " + Texts.count(points, "point") + ".");
        }
        return lines;
    }

    private static String areas(int number) {
        return number == 1 ? "one area" : number + " areas";
    }

    private static String race(RaceReading reading) {
        Race race = reading.race();
        Board board = race.position().board();
        String chains =
                "Black " + Coordinates.format(board, race.black().chain().first()) + " against White "
                        + Coordinates.format(board, race.white().chain().first());
        String how = reading.isCounted() ? "counted" : "searched";
        String scope = reading.scope() == RaceScope.CAPTURE ? ", if nothing must be answered after the capture" : "";
        String value = reading.value().map(known -> ", worth " + known + scope).orElse("");
        return chains + ": " + ends(ends(reading, Color.BLACK), ends(reading, Color.WHITE)) + " (" + how + value + ")."
                + koEnds(reading);
    }

    private static String ends(String blackFirst, String whiteFirst) {
        return blackFirst.equals(whiteFirst)
                ? blackFirst + " whoever moves first"
                : blackFirst + " if Black moves first, " + whiteFirst + " if White does";
    }

    /** The outcome of a race with a player moving first; for a seki that depends on a ko, who has to win the ko. */
    private static String ends(RaceReading reading, Color first) {
        RaceOutcome outcome = reading.first(first);
        if (outcome != RaceOutcome.KO_OR_SEKI) {
            return ends(outcome);
        }
        boolean black = reading.ifWinsKos(Color.BLACK).first(first) == RaceOutcome.BLACK_WINS;
        return "seki unless " + (black ? Color.BLACK : Color.WHITE).inWords() + " wins a ko";
    }

    /** The outcomes if either player wins all kos; empty if no ko matters. */
    private static String koEnds(RaceReading reading) {
        if (!reading.dependsOnKo()) {
            return "";
        }
        StringBuilder text = new StringBuilder();
        for (Color master : Color.values()) {
            RaceEnds ends = reading.ifWinsKos(master);
            text.append(" If ").append(master.inWords()).append(" wins the ko: ");
            text.append(ends(ends(ends.blackFirst()), ends(ends.whiteFirst()))).append('.');
        }
        return text.toString();
    }

    private static String ends(RaceOutcome outcome) {
        return switch (outcome) {
            case BLACK_WINS -> "Black wins";
            case WHITE_WINS -> "White wins";
            case SEKI -> "seki";
            case KO -> "a ko decides";
            case KO_OR_SEKI -> "seki unless a ko is won";
            case UNKNOWN -> "not known";
        };
    }

    private static String area(Board board, AreaReading area) {
        PointSet points = area.area();
        String names = points.size() <= MOST_NAMES
                ? Coordinates.list(board, points)
                : points.size() + " points around " + Coordinates.format(board, points.first());
        String worth = area.dependsOnKo()
                ? koWorth(area)
                : area.mean()
                        .flatMap(mean -> area.ifBlackWinsKos())
                        .map(graph -> " On average " + worth(graph) + ".")
                        .orElse("");
        return names + ": " + range(area.score().blackFirst()) + " if Black moves first, "
                + range(area.score().whiteFirst()) + " if White does." + worth;
    }

    /** Mean and temperature if either player wins the ko; one sentence if they are the same. */
    private static String koWorth(AreaReading area) {
        Thermograph black = area.ifWinsKos(Color.BLACK).orElseThrow();
        if (worth(black).equals(worth(area.ifWinsKos(Color.WHITE).orElseThrow()))) {
            return " Whoever wins the ko, on average " + worth(black) + ".";
        }
        StringBuilder text = new StringBuilder();
        for (Color master : Color.values()) {
            text.append(" If ").append(master.inWords()).append(" wins the ko, on average ");
            text.append(worth(area.ifWinsKos(master).orElseThrow())).append('.');
        }
        return text.toString();
    }

    private static String worth(Thermograph graph) {
        return advantage(graph.mean()) + "; a move gains " + graph.temperature().max(Rational.ZERO);
    }

    private static String range(Stop stop) {
        String least = advantage(Rational.of(stop.least()));
        return stop.isExact() ? least : least + " to " + advantage(Rational.of(stop.most()));
    }

    private static String advantage(Rational points) {
        if (points.signum() == 0) {
            return "even";
        }
        return points.signum() > 0 ? "Black +" + points : "White +" + points.negate();
    }
}
