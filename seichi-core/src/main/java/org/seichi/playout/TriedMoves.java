package org.seichi.playout;

/**
 * The moves of a node in a tree of playouts: for each the playouts that began with it, and those in which the same player made it
 * at any later time ("all moves as first", Gelly and Silver 2007). Results are those of the player to move, 0 to 1.
 */
abstract class TriedMoves {
    final int[] points;
    final int[] games;
    final double[] won;
    private final int[] later;
    private final double[] laterWon;

    /**
     * Makes moves without playouts.
     *
     * @param points the moves, at least one
     */
    TriedMoves(int[] points) {
        this.points = points;
        games = new int[points.length];
        won = new double[points.length];
        later = new int[points.length];
        laterWon = new double[points.length];
    }

    /** The point of a move. */
    final int point(int move) {
        return points[move];
    }

    /** Number of playouts that went on with a move. */
    final int games(int move) {
        return games[move];
    }

    /** By how many playouts the most played move is ahead of the next one. */
    final int lead() {
        int most = 0;
        int second = 0;
        for (int each : games) {
            second = Math.max(second, Math.min(most, each));
            most = Math.max(most, each);
        }
        return most - second;
    }

    /**
     * The expected result of a move: its own playouts blended with those in which it was made later.
     *
     * @param share the mean result of its own playouts
     * @param own how many playouts that mean stands for
     * @param trust from about this number on, the own playouts count more than the later ones
     */
    final double blended(int move, double share, double own, double trust) {
        if (later[move] == 0) {
            return share;
        }
        double weight = later[move] / (later[move] + own + later[move] * own / trust);
        return (1 - weight) * share + weight * laterWon[move] / later[move];
    }

    /** Records the result of a playout for every move that a color was the first to make on its point. */
    final void countLater(int color, int[] firstBy, double result) {
        for (int move = 0; move < points.length; move++) {
            if (firstBy[points[move]] == color) {
                later[move]++;
                laterWon[move] += result;
            }
        }
    }
}
