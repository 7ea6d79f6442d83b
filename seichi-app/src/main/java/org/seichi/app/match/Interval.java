package org.seichi.app.match;

/**
 * A share of wins with its 95 % confidence interval (Wilson 1927).
 *
 * @param share the share of points won, 0 to 1
 * @param low lower end
 * @param high upper end
 */
public record Interval(double share, double low, double high) {
    private static final double Z = 1.96;

    /**
     * The interval of a result.
     *
     * @param points number of wins; a draw counts one half
     * @param games number of games, at least 1
     */
    public static Interval of(double points, int games) {
        double share = points / games;
        double spread = Z * Z / games;
        double middle = (share + spread / 2) / (1 + spread);
        double half = Z * Math.sqrt(share * (1 - share) / games + spread / (4.0 * games)) / (1 + spread);
        return new Interval(share, middle - half, middle + half);
    }
}
