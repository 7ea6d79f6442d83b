package org.seichi.method.carta;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.method.Removal;
import org.seichi.score.Ko;
import org.seichi.score.Trace;
import org.seichi.structure.Groups;
import org.seichi.text.Texts;

/** Reports the steps of the method to a {@link Trace}, in order. */
record StaticNarration(Trace trace, Board board) {
    /** Reports the groups before any removal, each with its properties. */
    void groups(RemovalPass round) {
        if (trace == Trace.NONE) {
            return;
        }
        Groups groups = round.structure().groups();
        for (int group = 0; group < groups.count(); group++) {
            int number = group;
            trace.say(
                    "groups",
                    groups.stones(number),
                    () -> GroupDescription.name(round, number) + ": " + GroupDescription.properties(round, number)
                            + verdict(round, number));
        }
    }

    private static String verdict(RemovalPass round, int group) {
        LifeGround ground = round.ground(group);
        return ground == LifeGround.NONE
                ? "; stability " + GroupStability.format(round.stability(group))
                : "; alive, " + ground.text();
    }

    /** Reports the removals of each round, and the sekis and snapbacks found. */
    void removal(Removal<RemovalPass> removal) {
        if (trace == Trace.NONE) {
            return;
        }
        for (int i = 0; i < removal.waves().size(); i++) {
            RemovalPass round = removal.waves().get(i).round();
            int worst = round.worst();
            String removes = "round " + (i + 1) + " removes stability " + GroupStability.format(worst) + ": ";
            Groups groups = round.structure().groups();
            for (int group = 0; group < groups.count(); group++) {
                int number = group;
                if (round.stability(group) == worst) {
                    trace.say(
                            "removal",
                            groups.stones(group),
                            () -> removes + GroupDescription.name(round, number) + " ("
                                    + GroupDescription.properties(round, number) + ")");
                }
            }
        }
        sekis(removal.last());
        snapbacks(removal);
        if (!removal.reinstated().isEmpty()) {
            trace.say("reinstated", removal.reinstated(), LifeGround.REINSTATED::text);
        }
    }

    private void sekis(RemovalPass last) {
        for (Seki seki : last.sekis()) {
            trace.say(
                    "seki",
                    seki.stones(),
                    () -> "seki with "
                            + Texts.count(seki.liberties().size(), "shared liberty", "shared liberties") + ": "
                            + LifeGround.SEKI.text());
        }
    }

    /** Reports the snapbacks of all passes, each once: it is found in every pass until the capturing stones are removed. */
    private void snapbacks(Removal<RemovalPass> removal) {
        PointSet reported = snapbacks(removal.last(), PointSet.empty(board));
        for (Removal.Wave<RemovalPass> wave : removal.waves()) {
            reported = snapbacks(wave.round(), reported);
        }
    }

    private PointSet snapbacks(RemovalPass round, PointSet before) {
        PointSet reported = before;
        Groups groups = round.structure().groups();
        for (int group = 0; group < groups.count(); group++) {
            int number = group;
            PointSet stones = groups.stones(group);
            if (round.ground(group) == LifeGround.SNAPBACK && !stones.intersects(reported)) {
                trace.say(
                        "snapback",
                        stones,
                        () -> GroupDescription.name(round, number) + ": " + LifeGround.SNAPBACK.text());
                reported = reported.union(stones);
            }
        }
        return reported;
    }

    /** Reports the neutral points and the open borders. */
    void borders(Borders borders) {
        if (trace == Trace.NONE) {
            return;
        }
        trace.say("dame", borders.dame(), () -> borders.dame().isEmpty() ? "no neutral point is left" : "dame");
        if (!borders.unsealed().isEmpty()) {
            trace.say(
                    "dame",
                    borders.unsealed(),
                    () -> "the border is open here: each point belongs to the color"
                            + " under whose influence it lies");
        }
    }

    /** Reports the forced connections, or the false eyes that they are if the position is counted as it stands. */
    void forced(PointSet points, String text) {
        if (!points.isEmpty()) {
            trace.say("forced connections", points, () -> text);
        }
    }

    /** Reports the open kos. */
    void kos(List<Ko> kos) {
        for (Ko ko : kos) {
            trace.say(
                    "kos",
                    PointSet.of(board, ko.point()),
                    () -> ko.winner().inWords() + (ko.taken().isEmpty() ? " fills the ko" : " takes the ko"));
        }
    }
}
