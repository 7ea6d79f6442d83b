package org.seichi.method.park;

import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.method.Removal;
import org.seichi.score.Trace;
import org.seichi.structure.Chains;
import org.seichi.text.Coordinates;

/** Reports to a {@link Trace} what the method did, and puts judgments into words. */
record ParkNarration(Trace trace) {
    /** Reports all strings in the first pass, the removals of each round, and the strings in seki in the last pass. */
    void tell(Removal<StringPass> removal) {
        List<Removal.Wave<StringPass>> waves = removal.waves();
        StringPass first = removal.first();
        for (int string = 0; string < first.chains().count(); string++) {
            say("strings", "", first, string);
        }
        for (int i = 0; i < waves.size(); i++) {
            StringPass round = waves.get(i).round();
            for (int string = 0; string < round.chains().count(); string++) {
                if (waves.get(i).stones().contains(round.chains().stone(string, 0))) {
                    say("removal", "round " + (i + 1) + ": ", round, string);
                }
            }
        }
        for (int string = 0; string < removal.last().chains().count(); string++) {
            if (removal.last().ground(string) == StabilityGround.SEKI) {
                say("seki", "", removal.last(), string);
            }
        }
        if (!removal.reinstated().isEmpty()) {
            trace.say("reinstated", removal.reinstated(), () -> "the stones around it are dead");
        }
    }

    /** Reports the neutral points. */
    void dame(PointSet points) {
        trace.say("dame", points, () -> points.isEmpty() ? "no neutral point is left" : "dame");
    }

    private void say(String step, String before, StringPass round, int string) {
        PointSet none = PointSet.empty(round.position().board());
        trace.say(step, none, () -> before + name(round, string) + ": " + judgment(round, string));
    }

    /** The grounds and the result for a string: {@code "no eyes, territory 0: stability 508"}. */
    private static String judgment(StringPass round, int string) {
        return switch (round.ground(string)) {
            case TABLE -> round.properties(string).text() + ": stability " + round.stability(string);
            case CAPTIVE -> plainly(round, string, "") + ": stability " + round.stability(string);
            case SEKI, CAPTOR -> plainly(round, string, "");
        };
    }

    /** The same in a player's terms, without stability: {@code "no eyes, territory 0: it cannot live"}. */
    static String plainly(StringPass round, int string, String fate) {
        return switch (round.ground(string)) {
            case TABLE -> round.properties(string).text() + ": " + fate;
            case SEKI -> "whoever fills one of the two shared liberties is captured and gains nothing: seki";
            case CAPTOR -> "alive: the chain around it cannot capture it and live";
            case CAPTIVE -> "capturing the chain inside leaves it only one eye";
        };
    }

    private static String name(StringPass round, int string) {
        Chains chains = round.chains();
        int size = chains.size(string);
        String owner = chains.code(string) == Stones.BLACK ? "Black's " : "White's ";
        return owner
                + (size == 1 ? "stone at " : size + " stones at ")
                + Coordinates.format(round.position().board(), chains.stone(string, 0));
    }
}
