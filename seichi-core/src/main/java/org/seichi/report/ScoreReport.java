package org.seichi.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.seichi.arrange.Arrangement;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Warning;
import org.seichi.game.Ending;
import org.seichi.game.Terms;
import org.seichi.rules.HalfPoints;
import org.seichi.rules.Outcome;
import org.seichi.rules.Scoring;
import org.seichi.score.Assessment;
import org.seichi.score.Certainty;
import org.seichi.score.FlagKind;
import org.seichi.score.Ownership;
import org.seichi.score.Score;
import org.seichi.score.Verdict;

/**
 * The score of a game with everything that explains it.
 *
 * @param method name of the method that assessed the position
 * @param terms rules, komi and handicap under which the game was counted, and the result that the record gives
 * @param ending how the record ends
 * @param assessment the assessment, with marks by hand applied
 * @param ownership the owner of each point under the rules of the game
 * @param score the score under the rules of the game
 * @param counterpart the score by the other way of counting: area if the rules count territory, otherwise territory
 * @param open the range of scores, if more than neutral points remains to be played
 * @param warnings what was tolerated, in the record and while replaying it
 * @param trace the steps that the method reported, if they were requested
 * @param arranged the board arranged for counting, if it was requested
 * @param opinion the result of another program, if one was asked
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
        Optional<Arrangement> arranged,
        Optional<EngineOpinion> opinion) {
    /** Usual komis of even games and handicap games, in half-points. */
    private static final Set<Integer> USUAL_KOMIS = Set.of(0, 1, 9, 11, 13, 15, 16);

    /** Keeps an immutable copy of the warnings. */
    public ScoreReport {
        warnings = List.copyOf(warnings);
    }

    /** A copy with the result of another program. */
    public ScoreReport with(EngineOpinion other) {
        return with(warnings, Optional.of(other));
    }

    /**
     * The certainty of the score: that of the weakest verdict, but at most judged if a point counts for a player without proof
     * or if neutral points or teire remain to be played. Marked chains are ignored, because nothing is left to be judged there;
     * if no other verdict remains, the score is proven. The score of a game that is not over, or hardly began, is judged.
     */
    public Certainty certainty() {
        if (isEstimate() || isHardlyPlayed()) {
            return Certainty.JUDGED;
        }
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
     * A copy with a warning if the record states a different margin, or no margin and a different winner; this report if it does
     * not. One of the two is wrong, or part of the record is; the score itself never depends on the recorded result.
     */
    public ScoreReport comparedWithRecord() {
        Optional<Outcome> stated = terms.result()
                .filter(result -> result.differsFrom(score.margin()).orElse(false));
        if (stated.isEmpty()) {
            return this;
        }
        List<Warning> more = new ArrayList<>(warnings);
        more.add(Warning.of("result-differs", unlike(stated.get())));
        return withWarnings(more);
    }

    /** A copy with other warnings. */
    public ScoreReport withWarnings(List<Warning> others) {
        return with(others, opinion);
    }

    private ScoreReport with(List<Warning> said, Optional<EngineOpinion> other) {
        return new ScoreReport(
                method, terms, ending, assessment, ownership, score, counterpart, open, said, trace, arranged, other);
    }

    /** Says that a recorded result differs from the score, and whether other rules or another komi would explain it. */
    private String unlike(Outcome stated) {
        String says = "the record says " + stated.notation();
        if (stated.margin().isEmpty()) {
            return says + ", but " + stated.winner().orElseThrow().inWords() + " does not win here";
        }
        return says + ", which is not the score found here"
                + explanation(stated.margin().getAsInt());
    }

    private String explanation(int stated) {
        if (counterpart.margin() == stated) {
            return ", but the score under " + counterpart.rules().name() + " rules";
        }
        return usualKomi(stated)
                .map(komi -> ", but would be the score with komi " + komi)
                .orElse("");
    }

    /** What gives a margin under other terms: {@code rules=chinese} for the other way of counting, or a usual komi, {@code komi=6.5}. */
    public Optional<String> termGiving(int margin) {
        if (counterpart.margin() == margin) {
            return Optional.of("rules=" + counterpart.rules().id());
        }
        return usualKomi(margin).map(komi -> "komi=" + komi);
    }

    private Optional<String> usualKomi(int margin) {
        int komi = terms.komi() + score.margin() - margin;
        return USUAL_KOMIS.contains(komi) ? Optional.of(HalfPoints.format(komi)) : Optional.empty();
    }

    /** Whether the game is clearly not over, so that the score is an estimate. */
    public boolean isEstimate() {
        return isFlagged(FlagKind.NOT_FINISHED);
    }

    /** Whether hardly any stones were played, so that the score is meaningless. */
    public boolean isHardlyPlayed() {
        return isFlagged(FlagKind.HARDLY_PLAYED);
    }

    private boolean isFlagged(FlagKind kind) {
        return assessment.flags().stream().anyMatch(flag -> flag.kind() == kind);
    }

    /** The score by territory: under the rules of the game, or else the counterpart. */
    public Score byTerritory() {
        return score.rules().scoring() == Scoring.TERRITORY ? score : counterpart;
    }

    /** The score by area: under the rules of the game, or else the counterpart. */
    public Score byArea() {
        return score.rules().scoring() == Scoring.AREA ? score : counterpart;
    }

    /** The points that count for a player and whose owner is proven. */
    public PointSet provenOf(Color player) {
        return ownership.of(player).intersection(assessment.proven());
    }

    /** The empty neutral points that are not part of a seki. */
    public PointSet dame() {
        return ownership
                .neutral()
                .minus(ownership.seki())
                .intersection(assessment.position().empty());
    }
}
