package org.seichi.method.park;

import java.util.List;
import java.util.stream.IntStream;
import org.seichi.board.PointSet;
import org.seichi.method.Removal;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.structure.Chains;
import org.seichi.text.Texts;

/** Turns the result of the removal into a verdict for each string of the position, ordered by first stone. */
record StringVerdicts(Removal<StringPass> removal) {
    /** One verdict for each string. */
    List<Verdict> all() {
        Chains chains = removal.first().chains();
        return IntStream.range(0, chains.count())
                .mapToObj(string -> verdict(chains.stones(string), chains, string))
                .toList();
    }

    private Verdict verdict(PointSet stones, Chains chains, int string) {
        StringPass last = removal.last();
        int there = last.chains().at(stones.first());
        Status status = Status.ALIVE;
        Reason reason;
        if (removal.dead().contains(stones.first())) {
            status = Status.DEAD;
            StringPass round = removal.roundOf(stones.first());
            reason = judged(round, round.chains().at(stones.first()), stones, "it cannot live");
        } else if (there == Chains.NONE) {
            reason = Reason.of(Rule.STRING_REINSTATED, stones, List.of());
        } else {
            status = last.ground(there) == StabilityGround.SEKI ? Status.SEKI : Status.ALIVE;
            reason = judged(last, there, stones, "it lives");
        }
        return new Verdict(stones, chains.color(string), status, Certainty.JUDGED, List.of(reason));
    }

    /** The reason why a string lives or not, in a player's terms; the numbers are left to the trace. */
    private static Reason judged(StringPass round, int string, PointSet stones, String fate) {
        StabilityGround ground = round.ground(string);
        String text = ParkNarration.plainly(round, string, fate);
        return new Reason(ground.rule(), stones, List.of(), Texts.sentence(text));
    }
}
