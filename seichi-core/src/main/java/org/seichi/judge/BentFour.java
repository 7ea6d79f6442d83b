package org.seichi.judge;

import java.util.List;
import java.util.stream.IntStream;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.Capture;
import org.seichi.search.CaptureResult;

/**
 * Finds stones that only seem to be in seki, such as bent four in the corner: the opponent can start a ko for them at any time,
 * and their owner can do no better by moving first. The opponent waits until no ko threats are left, and takes the ko first, so
 * the stones are dead (Japanese rules of 1989, commentary on article 7). Under area rules he has to play the ko out, but since
 * he can wait the result is the same, unless there are threats that he cannot remove. Where the player who begins the ko must let
 * the other take it first, as in a thousand-year ko, the seki stands. Stones judged dead from their shape may be dead only by such a ko
 * (moonshine life): they get this reason.
 */
record BentFour(CaptureReadings captures) {
    /** The fates, with such stones dead because of the ko and their captors alive. */
    List<ChainFate> settle(List<ChainFate> fates) {
        List<ChainFate> settled = fates.stream().map(this::killed).toList();
        List<Verdict> dead = IntStream.range(0, fates.size())
                .filter(chain -> status(settled, chain) != status(fates, chain))
                .mapToObj(chain -> settled.get(chain).verdict())
                .toList();
        return dead.isEmpty()
                ? settled
                : settled.stream().map(fate -> freed(fate, dead)).toList();
    }

    private static Status status(List<ChainFate> fates, int chain) {
        return fates.get(chain).verdict().status();
    }

    private ChainFate killed(ChainFate fate) {
        Verdict chain = fate.verdict();
        if (chain.status() == Status.ALIVE || chain.certainty() == Certainty.PROVEN) {
            return fate;
        }
        Color captor = chain.color().opponent();
        Capture attack = captures.read(chain, captor);
        if (attack.result() != CaptureResult.KO
                || !captures.is(CaptureResult.KO, chain, chain.color())
                || !captures.isTakenWithoutThreats(chain, captor)
                || !captures.isTakenWithoutThreats(chain, chain.color())) {
            return fate;
        }
        Reason reason = Reason.of(
                Rule.WAITING_KO,
                chain.stones(),
                attack.line(),
                captor.inWords(),
                captures.inWords(captures.line(attack, captor)));
        return fate.because(reason, Status.DEAD, Certainty.SEARCHED);
    }

    /** The fate of a chain, alive if it was in seki with stones that are dead. */
    private ChainFate freed(ChainFate fate, List<Verdict> dead) {
        Verdict chain = fate.verdict();
        PointSet liberties = captures.liberties(chain);
        boolean isCaptor = dead.stream()
                .anyMatch(each -> each.color() != chain.color()
                        && captures.liberties(each).intersects(liberties));
        if (chain.status() != Status.SEKI || !isCaptor) {
            return fate;
        }
        Reason reason = Reason.of(Rule.CAPTOR, chain.stones(), List.of());
        return fate.because(reason, Status.ALIVE, Certainty.SEARCHED);
    }
}
