package org.seichi.semeai;

import java.util.ArrayList;
import java.util.List;

/**
 * The state of a plain race during play: liberty counts and the states of the eyes.
 *
 * @param mover the side whose moves are considered
 * @param rival the other side
 * @param shared number of shared liberties
 */
record RaceState(RaceSideState mover, RaceSideState rival, int shared) {
    /** The same state from the other side. */
    RaceState turned() {
        return new RaceState(/* mover= */ rival, /* rival= */ mover, shared);
    }

    /** Whether the mover has just filled the rival's last liberty. */
    boolean isWon() {
        return rival.ownLiberties() + shared == 0;
    }

    /** Whether both chains live by their eyes alone, even if the opponent moves first there. */
    boolean bothLive() {
        return mover.eye().lives() && rival.eye().lives();
    }

    /** All legal moves of the mover. */
    List<RaceStep> moves() {
        List<RaceStep> moves = new ArrayList<>();
        if (rival.outside() > 0) {
            moves.add(new RaceStep(new RaceState(mover, rival.losesOutside(), shared), 0, /* isInEye= */ false));
        }
        if (shared > 0) {
            moves.add(new RaceStep(new RaceState(mover.grows(), rival, shared - 1), 0, /* isInEye= */ false));
        }
        if (mover.outside() > 0) {
            moves.add(
                    new RaceStep(new RaceState(mover.grows().losesOutside(), rival, shared), 0, /* isInEye= */ false));
        }
        for (int rest = rival.eye().empty(); rest != 0; rest &= rest - 1) {
            moves.add(intrusion(Integer.lowestOneBit(rest)));
        }
        for (int rest = mover.eye().empty(); rest != 0; rest &= rest - 1) {
            moves.add(filling(Integer.lowestOneBit(rest)));
        }
        moves.removeIf(move -> move.next().isSuicide());
        return moves;
    }

    /** The states after the mover's legal moves that do not capture the rival's chain. */
    List<RaceState> quietMoves() {
        return moves().stream()
                .map(RaceStep::next)
                .filter(next -> !next.isWon())
                .toList();
    }

    /** Whether the mover can capture the rival's chain with his next move. */
    boolean canTake() {
        return moves().stream().anyMatch(move -> move.next().isWon());
    }

    private RaceStep intrusion(int point) {
        EyeState eye = rival.eye().intrudedAt(point);
        return new RaceStep(new RaceState(mover, rival.withEye(eye), shared), 0, /* isInEye= */ true);
    }

    private RaceStep filling(int point) {
        EyeState eye = mover.eye().filledAt(point);
        int taken = Integer.bitCount(mover.eye().intruders() & ~eye.intruders());
        return new RaceStep(new RaceState(mover.grows().withEye(eye), rival, shared), taken, /* isInEye= */ true);
    }

    /** Whether the mover has just filled the last liberty of his own stones without capturing the rival's chain. */
    private boolean isSuicide() {
        return !isWon() && (turned().isWon() || !rival.eye().intrudersStand());
    }
}
