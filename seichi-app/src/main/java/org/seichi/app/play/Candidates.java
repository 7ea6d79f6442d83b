package org.seichi.app.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.evaluate.Expectation;
import org.seichi.structure.Chains;

/**
 * Moves that deserve a closer look, the most urgent first: points next to chains that are short of liberties, and points
 * of which it is open whose they will be.
 */
final class Candidates {
    private static final int CAPTURE = 40;
    private static final int RESCUE = 30;
    private static final int ATARI = 8;
    private static final int OPEN = 10;
    private static final int GOOD_LINE = 3;

    private final Position position;
    private final Board board;
    private final Color player;
    private final Chains chains;
    private final Expectation expectation;

    private Candidates(Position position, Expectation expectation) {
        this.position = position;
        this.board = position.board();
        this.player = position.toMove();
        this.chains = Chains.of(position);
        this.expectation = expectation;
    }

    /**
     * Finds them for the player to move. Legal but for superko; no point that is an eye of his.
     *
     * @param expectation whose each point is expected to be
     * @param most how many at the most
     */
    static List<Integer> of(Position position, Expectation expectation, int most) {
        return new Candidates(position, expectation).find(most);
    }

    private List<Integer> find(int most) {
        List<Integer> points = new ArrayList<>();
        double[] urgency = new double[board.arrayLength()];
        position.empty().forEach(point -> {
            if (position.legality(player, point) == Legality.LEGAL && !isOwnEye(point)) {
                urgency[point] = urgency(point);
                points.add(point);
            }
        });
        // The sort is stable, and the points come in order: equal points are always taken in the same order.
        points.sort(Comparator.comparingDouble(point -> -urgency[point]));
        return points.subList(0, Math.min(most, points.size()));
    }

    private double urgency(int point) {
        double urgency = OPEN * (1 - Math.abs(expectation.at(point)));
        int line = Math.min(
                Math.min(board.x(point), board.width() - 1 - board.x(point)),
                Math.min(board.y(point), board.height() - 1 - board.y(point)));
        urgency += line == 2 || line == 3 ? GOOD_LINE : line == 0 ? -GOOD_LINE : 0;
        for (int direction = 0; direction < 4; direction++) {
            int chain = chains.at(board.neighbor(point, direction));
            if (chain != Chains.NONE) {
                urgency += tension(chain);
            }
        }
        return urgency;
    }

    private double tension(int chain) {
        boolean own = chains.color(chain) == player;
        return switch (chains.libertyCount(chain)) {
            case 1 -> (own ? RESCUE : CAPTURE) + 2.0 * chains.size(chain);
            case 2 -> ATARI + chains.size(chain) / 2.0;
            case 3 -> ATARI / 2.0;
            default -> 0;
        };
    }

    /** Whether all neighbors are own stones or the edge, and at most one corner is lost (none at the edge). */
    private boolean isOwnEye(int point) {
        for (int direction = 0; direction < 4; direction++) {
            int content = position.at(board.neighbor(point, direction));
            if (content != Stones.EDGE && content != player.code()) {
                return false;
            }
        }
        int lost = 0;
        int edges = 0;
        for (int corner :
                new int[] {-board.stride() - 1, -board.stride() + 1, board.stride() - 1, board.stride() + 1}) {
            boolean onBoard = board.contains(point + corner);
            edges += onBoard ? 0 : 1;
            lost += onBoard && position.at(point + corner) == player.opponent().code() ? 1 : 0;
        }
        return edges > 0 ? lost == 0 : lost < 2;
    }
}
