package org.seichi.evaluate;

/**
 * A witness of the final lead: an estimate and how far off it may be. Independent witnesses are weighted by precision.
 *
 * @param lead the estimate in points, Black positive
 * @param precision the reciprocal of the variance of its error, above 0
 */
public record LeadEvidence(double lead, double precision) {
    private static final double SMALLEST_DEVIATION = 0.5;

    /** Lower bound of a witness's precision, at which it says nothing. */
    private static final double LEAST_PRECISION = 1e-4;

    /** A witness whose error has a standard deviation, in points. */
    public static LeadEvidence of(double lead, double deviation) {
        double certain = Math.max(SMALLEST_DEVIATION, deviation);
        return new LeadEvidence(lead, 1 / (certain * certain));
    }

    /** The same witness with its precision multiplied by a trust, but not below a lower bound. */
    LeadEvidence times(double trust) {
        return new LeadEvidence(lead, Math.max(LEAST_PRECISION, trust * precision));
    }

    /** Two independent witnesses combined: the mean weighted by precision. */
    LeadEvidence and(LeadEvidence other) {
        double both = precision + other.precision;
        return new LeadEvidence((precision * lead + other.precision * other.lead) / both, both);
    }

    /** The standard deviation of the error, in points. */
    public double deviation() {
        return 1 / StrictMath.sqrt(precision);
    }
}
