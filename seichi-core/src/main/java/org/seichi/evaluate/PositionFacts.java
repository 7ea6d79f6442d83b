package org.seichi.evaluate;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.playout.Sample;
import org.seichi.rules.Suicide;
import org.seichi.safety.Safety;
import org.seichi.search.NodeCounter;
import org.seichi.structure.Structure;

/**
 * What is known of a position before anything is judged: its structure, what is proven, what reading and playouts say.
 *
 * @param structure chains, groups, eyes, influence
 * @param exact the parts whose outcome is known exactly
 * @param perils which chains can be captured
 * @param sample what becomes of the points in games played to the end, the colors taking turns to begin
 * @param outcomes how games end that the player to move begins
 */
public record PositionFacts(
        Position position, Structure structure, ExactParts exact, Perils perils, Sample sample, Sample outcomes) {
    /** Fewest empty points that the effort is divided by: on fuller boards games are shorter, so that more of them are played. */
    private static final int FEWEST_EMPTY = 80;

    /** Collects the facts of a position. */
    public static PositionFacts of(Position position, Effort effort) {
        Structure structure = Structure.of(position);
        Safety safety = Safety.of(position, Suicide.FORBIDDEN, effort.proofs());
        PointSet safe =
                safety.of(Color.BLACK).stones().union(safety.of(Color.WHITE).stones());
        int empty = Math.max(FEWEST_EMPTY, position.empty().size());
        ExactParts exact = ExactParts.of(position, safety, new NodeCounter(effort.parts()), effort.perPart());
        return new PositionFacts(
                position,
                structure,
                exact,
                Perils.of(position, structure.chains(), safe, effort.captures()),
                Sample.of(position, effort.sampledPoints() / empty),
                Sample.ofGame(position, exact.of(Color.BLACK), exact.of(Color.WHITE), effort.playedPoints() / empty));
    }

    /** All points that are certainly a color's: safe stones and territory, and the chains of races that it has won. */
    public PointSet exact(Color color) {
        return exact.of(color);
    }

    /** The points whose fate no single move changes: what is certain, and stones that are lost whoever moves first. */
    PointSet settled() {
        return exact(Color.BLACK).union(exact(Color.WHITE)).union(perils.stones(Peril.LOST));
    }
}
