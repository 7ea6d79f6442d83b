package org.seichi.semeai;

import java.util.ArrayList;
import java.util.List;

/**
 * A plain race on its way, as numbers and the states of the eyes.
 *
 * @param mover the side whose moves are asked for
 * @param rival the other side
 * @param shared number of shared liberties
 */
record RaceState(RaceSideState mover, RaceSideState rival, int shared) {
    /** The same with the other side's moves asked for. */
    RaceState turned() {
        return new RaceState(/* mover= */ rival, /* rival= */ mover, shared);
    }

    /** Whether the mover has just taken the rival's last liberty. */
    boolean isWon() {
        return rival.ownLiberties() + shared == 0;
    }

    /** Whether both chains live by their eyes alone, though the opponent moves first there. */
    boolean bothLive() {
        return mover.eye().lives() && rival.eye().lives();
    }

    /** What the mover can make of it: all legal moves. */
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

    /** The races after a move of the mover's that does not take the rival's chain. */
    List<RaceState> quietMoves() {
        return moves().stream()
                .map(RaceStep::next)
                .filter(next -> !next.isWon())
                .toList();
    }

    /** Whether the mover can take the rival's chain with his next move. */
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

    /** Whether the mover has just taken the last liberty of stones of his own, and nothing of the rival's with it. */
    private boolean isSuicide() {
        return !isWon() && (turned().isWon() || !rival.eye().intrudersStand());
    }
}
