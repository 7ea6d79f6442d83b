package org.seichi.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Warning;
import org.seichi.game.Ending;
import org.seichi.game.Terms;
import org.seichi.rules.Outcome;
import org.seichi.score.Assessment;
import org.seichi.score.Certainty;
import org.seichi.score.FlagKind;
import org.seichi.score.Ownership;
import org.seichi.score.Score;
import org.seichi.score.Verdict;

/**
 * The score of a game and everything that explains it.
 *
 * @param method name of the method that assessed the position
 * @param terms rules, komi and handicap under which the game was counted, and the result that the record gives
 * @param ending how the record ends
 * @param assessment what becomes of the stones, with overrides applied
 * @param ownership whose each point is under the rules of the game
 * @param score the score under the rules of the game
 * @param counterpart the score by the other way of counting: area if the rules count territory, else territory
 * @param open what is still to be played for, if that is more than neutral points
 * @param warnings what was tolerated, in the record and while replaying it
 * @param trace what the method said on the way, if that was asked for
 * @param opinion what another program says of the game, if one was asked
 */
public record ScoreReport(
        String method,
        Terms terms,
        Ending ending,
        Assessment assessment,
        Ownership ownership,
        Score score,
        Score counterpart,
        Optional<OpenPlay> open,
        List<Warning> warnings,
        Optional<TraceLog> trace,
        Optional<EngineOpinion> opinion) {

    /** Keeps an immutable copy of the warnings. */
    public ScoreReport {
        warnings = List.copyOf(warnings);
    }

    /** The same with what another program says. */
    public ScoreReport with(EngineOpinion other) {
        return new ScoreReport(
                method,
                terms,
                ending,
                assessment,
                ownership,
                score,
                counterpart,
                open,
                warnings,
                trace,
                Optional.of(other));
    }

    /**
     * The certainty of the whole: the weakest of all verdicts, and no more than judged if a point counts for a player
     * without proof or neutral points are still to be played. What a person has marked counts as proven, because nothing
     * is left to be judged there; so does a board without stones.
     */
    public Certainty certainty() {
        return assessment.verdicts().stream()
                .map(Verdict::certainty)
                .filter(certainty -> certainty != Certainty.MARKED)
                .max(Certainty::compareTo)
                .map(weakest -> weakest == Certainty.PROVEN && !isProven() ? Certainty.JUDGED : weakest)
                .orElse(Certainty.PROVEN);
    }

    private boolean isProven() {
        boolean played = ending != Ending.STOPPED || dame().isEmpty();
        boolean owned = assessment.proven().containsAll(ownership.black().union(ownership.white()));
        return owned && played && assessment.teire().isEmpty();
    }

    /**
     * With a warning if the record states a margin that is not the one found. One of them is wrong, or a part of the record is;
     * the score itself never depends on what the record says of it.
     */
    public ScoreReport heldAgainstRecord() {
        OptionalInt stated = terms.result().map(Outcome::margin).orElse(OptionalInt.empty());
        if (stated.isEmpty() || stated.getAsInt() == score.margin()) {
            return this;
        }
        List<Warning> more = new ArrayList<>(warnings);
        more.add(Warning.of(
                "result-differs", new StatedMargin(this, terms.result().orElseThrow()).sentence()));
        return new ScoreReport(
                method, terms, ending, assessment, ownership, score, counterpart, open, more, trace, opinion);
    }

    /** Whether the game is plainly not over, so that the score is an estimate. */
    public boolean isEstimate() {
        return isFlagged(FlagKind.NOT_FINISHED);
    }

    /** Whether there is hardly a stone on the board, so that the score says nothing. */
    public boolean isHardlyPlayed() {
        return isFlagged(FlagKind.HARDLY_PLAYED);
    }

    private boolean isFlagged(FlagKind kind) {
        return assessment.flags().stream().anyMatch(flag -> flag.kind() == kind);
    }

    /** The points that count for a player and are proven to be his. */
    public PointSet provenOf(Color player) {
        return ownership.of(player).intersection(assessment.proven());
    }

    /** The neutral points, those of a seki apart. */
    public PointSet dame() {
        return ownership
                .neutral()
                .minus(ownership.seki())
                .intersection(assessment.position().empty());
    }
}
