package org.seichi.method.reading;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.seichi.game.FinalPosition;
import org.seichi.judge.ShapeJudge;
import org.seichi.method.PositionSession;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;
import org.seichi.score.Assessment;
import org.seichi.score.Trace;
import org.seichi.search.Budget;

/**
 * Scores a position by proofs, verdicts of shape compared with sampled games, and an ending that is played out: players take
 * the neutral points in turn, and a point inside a territory must be filled if a chain there could be captured otherwise;
 * sampled games show whether wide territories hold. If the players passed, such points are only named and nothing is subtracted
 * for them. The stages are in {@link ReadingSession}.
 */
public final class ReadingMethod implements ScoringMethod {
    private final ShapeJudge shape;
    private final Set<ReadingPart> parts;

    /**
     * The method with all its parts.
     *
     * @param shape judges life from shape
     */
    public ReadingMethod(ShapeJudge shape) {
        this(shape, EnumSet.allOf(ReadingPart.class));
    }

    private ReadingMethod(ShapeJudge shape, Set<ReadingPart> parts) {
        this.shape = shape;
        this.parts = parts;
    }

    @Override
    public String name() {
        return ScoringMethod.name("reading", parts);
    }

    @Override
    public String description() {
        return "life as the " + shape.name()
                + " method has it, held against sampled play; the ending played out in turn";
    }

    @Override
    public List<ScoringMethod> variants() {
        return Stream.of(ReadingPart.values())
                .<ScoringMethod>map(part -> new ReadingMethod(shape, EnumSet.complementOf(EnumSet.of(part))))
                .toList();
    }

    @Override
    public Assessment assess(FinalPosition end, Ruleset rules, Budget budget, Trace trace) {
        return session(end, rules, budget, trace).assessment();
    }

    @Override
    public PositionSession open(FinalPosition end, Ruleset rules, Budget budget, Trace trace) {
        return session(end, rules, budget, trace);
    }

    /** The signs of doubt about the score of a position, whether or not they add up to a flag. */
    public Set<DoubtSign> signs(FinalPosition end, Ruleset rules, Budget budget) {
        return session(end, rules, budget, Trace.NONE).signs();
    }

    /** Runs the stages on one position. */
    ReadingSession session(FinalPosition end, Ruleset rules, Budget budget, Trace trace) {
        return new ReadingSession(end, rules, new ReadingMeans(shape, parts, budget, trace));
    }
}
