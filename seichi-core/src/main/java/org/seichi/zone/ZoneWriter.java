package org.seichi.zone;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.search.Dilation;
import org.seichi.search.SearchBoard;

/**
 * Builds the zone of a position from those of the positions after its moves, so that play inside is the same whatever
 * stands outside. The board has to show the position before the move.
 */
final class ZoneWriter {
    private final SearchBoard board;
    private final Color prover;
    private final KoThreats threats;
    private final ZonePatterns patterns;
    private final Dilation dilation;
    private final int[] steps;
    private final PointSet.Builder after;

    ZoneWriter(SearchBoard board, Color prover, ZonePatterns patterns, BackedStones backed) {
        this.board = board;
        this.prover = prover;
        threats = patterns.threats();
        this.patterns = patterns;
        dilation = new Dilation(board, backed::isBacked, backed::isReserved);
        steps = board.board().directions();
        after = PointSet.builder(board.board());
    }

    /** Whether a pattern after a move of a player contains neither the move nor anything of a chain that it captures. */
    boolean isElsewhere(Color player, int move, int pattern) {
        if (move == Board.NO_POINT) {
            return true;
        }
        load(pattern);
        return !after.contains(move) && !takesInside(player, move) && board.legality(player, move) != Legality.SUICIDE;
    }

    /** Builds the zone of a position in which the prover's move leads to a pattern; returns whether the move is needed. */
    boolean writeMove(PointSet.Builder zone, int move, int pattern) {
        zone.clear();
        load(pattern);
        zone.addAll(after);
        boolean needed = after.contains(move) || takesInside(prover, move);
        if (needed) {
            zone.add(move);
            addTaken(zone, prover, move);
            if (patterns.hasBan(pattern)) {
                dilation.addNeighbors(zone, move);
            }
        }
        dilation.close(zone);
        return needed;
    }

    /** Adds the points that the answers to an attack in the zone depend on. */
    void addAttack(PointSet.Builder zone, int move, int pattern) {
        Color attacker = prover.opponent();
        load(pattern);
        zone.addAll(after);
        addTaken(zone, attacker, move);
        if (move != Board.NO_POINT && threats == KoThreats.NOBODY && takesOne(attacker, move)) {
            dilation.addNeighbors(zone, move);
        }
        if (board.legality(attacker, move) == Legality.SUICIDE) {
            addReasons(zone, move);
        }
    }

    /** Adds the stones and liberties that make an attack on an empty point illegal. */
    void addReasons(PointSet.Builder zone, int point) {
        for (int step : steps) {
            int neighbor = point + step;
            int content = board.at(neighbor);
            if (content == prover.code()) {
                zone.add(neighbor);
                dilation.secure(zone, neighbor, point);
            } else if (content == prover.opponent().code()) {
                dilation.addSurrounded(zone, neighbor);
            }
        }
    }

    /** Connects all stones of the zone to liberties in it ({@link Dilation#close}). */
    void close(PointSet.Builder zone) {
        dilation.close(zone);
    }

    private void load(int pattern) {
        after.clear();
        patterns.addTo(after, pattern);
    }

    /** Adds the chains that a move captures, if the pattern after it contains any of their points, with all adjacent points. */
    private void addTaken(PointSet.Builder zone, Color player, int move) {
        for (int step : steps) {
            if (isTaken(player, move + step) && isInside(move + step)) {
                dilation.addSurrounded(zone, move + step);
            }
        }
    }

    /** Whether a move captures exactly one stone, so that the points around it decide whether a ko arises. */
    private boolean takesOne(Color player, int move) {
        int taken = 0;
        for (int step : steps) {
            taken += isTaken(player, move + step) ? board.chainSize(move + step) : 0;
        }
        return taken == 1;
    }

    private boolean takesInside(Color player, int move) {
        for (int step : steps) {
            if (isTaken(player, move + step) && isInside(move + step)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a move of a player captures an adjacent stone. */
    private boolean isTaken(Color player, int stone) {
        int content = board.at(stone);
        return content == Stones.STONES_SUM - player.code() && board.liberties(stone) == 1;
    }

    private boolean isInside(int stone) {
        int each = stone;
        do {
            if (after.contains(each)) {
                return true;
            }
            each = board.nextStone(each);
        } while (each != stone);
        return false;
    }
}
