package org.seichi.semeai;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * The state of a plain race during play: liberty counts and the states of the eyes.
 *
 * @param mover the side whose moves are considered
 * @param rival the other side
 * @param shared number of shared liberties
 */
record RaceState(RaceSideState mover, RaceSideState rival, int shared) {
    /** Maximum number of liberties of both sides together, including those of big eyes that have to be filled again. */
    static final int MAX_LIBERTIES = 14;

    /** The state of a race with Black as mover; empty if the race is not plain, too large, or an eye cannot be played out as bits. */
    static Optional<RaceState> of(Race race) {
        int liberties = race.shared().size()
                + race.black().ownLiberties()
                + race.white().ownLiberties();
        if (!race.isPlain()
                || !isPlayable(race, Color.BLACK)
                || !isPlayable(race, Color.WHITE)
                || liberties > MAX_LIBERTIES) {
            return Optional.empty();
        }
        Board board = race.position().board();
        return Optional.of(new RaceState(
                side(board, race.black()),
                side(board, race.white()),
                race.shared().size()));
    }

    /** Whether every stone that the owner can play in his eye is connected to his chain. */
    private static boolean isPlayable(Race race, Color color) {
        PointSet beside = race.side(color).chain().neighbors(race.position().board());
        return race.side(color).eyes().stream().allMatch(eye -> eye.isSettled() || beside.containsAll(eye.points()));
    }

    private static RaceSideState side(Board board, RaceSide side) {
        return new RaceSideState(
                side.color(), side.chain().size(), side.outside().size(), EyeState.of(board, side));
    }

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
