package org.seichi.evaluate;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.playout.Sample;
import org.seichi.rules.Suicide;
import org.seichi.safety.Safety;
import org.seichi.search.Budget;
import org.seichi.structure.Structure;

/**
 * What is known of a position before anything is judged: what can be read off it, what is proven, what reading says.
 *
 * @param structure chains, groups, eyes, influence
 * @param safety what is proven
 * @param races capturing races that are decided
 * @param perils which chains can be captured
 * @param endgames small areas between what is proven, with their means
 * @param sample what becomes of the points when the position is played to the end many times
 */
public record PositionFacts(
        Position position,
        Structure structure,
        Safety safety,
        DecidedRaces races,
        Perils perils,
        EndgameAreas endgames,
        Sample sample) {
    /** Games are shorter the fuller the board is: there are more of them then, at about the same cost. */
    private static final int SAMPLED_POINTS = 16_000;

    private static final int FEWEST_EMPTY = 80;

    /** Finds it out. */
    public static PositionFacts of(Position position, Budget budget) {
        Structure structure = Structure.of(position);
        Safety safety = Safety.of(position, Suicide.FORBIDDEN);
        PointSet safe =
                safety.of(Color.BLACK).stones().union(safety.of(Color.WHITE).stones());
        return new PositionFacts(
                position,
                structure,
                safety,
                DecidedRaces.of(position, safe),
                Perils.of(position, structure.chains(), safe, budget),
                EndgameAreas.of(position, safety),
                Sample.of(position, games(position)));
    }

    private static int games(Position position) {
        return SAMPLED_POINTS / Math.max(FEWEST_EMPTY, position.empty().size());
    }

    /** Everything that is a color's without doubt: safe stones and territory, and the area of races that it has won. */
    public PointSet exact(Color color) {
        return safety.of(color).points().union(races.wonBy(color));
    }
}
