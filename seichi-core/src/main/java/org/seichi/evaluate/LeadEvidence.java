package org.seichi.evaluate;

/**
 * A witness of the final lead: what he says and how far off he may be. Independent witnesses are joined by their precision.
 *
 * @param lead in points, Black positive
 * @param precision one by the variance of the errors, above 0
 */
public record LeadEvidence(double lead, double precision) {
    private static final double SMALLEST_DEVIATION = 0.5;

    /** Who is trusted less says nothing. */
    private static final double LEAST_PRECISION = 1e-4;

    /** A witness by the standard deviation of his errors, in points. */
    public static LeadEvidence of(double lead, double deviation) {
        double certain = Math.max(SMALLEST_DEVIATION, deviation);
        return new LeadEvidence(lead, 1 / (certain * certain));
    }

    /** The same witness, trusted like a number of witnesses of his kind who all say the same. */
    LeadEvidence times(double trust) {
        return new LeadEvidence(lead, Math.max(LEAST_PRECISION, trust * precision));
    }

    /** What two witnesses say together. */
    LeadEvidence and(LeadEvidence other) {
        double both = precision + other.precision;
        return new LeadEvidence((precision * lead + other.precision * other.lead) / both, both);
    }

    /** The standard deviation of the errors, in points. */
    public double deviation() {
        return 1 / StrictMath.sqrt(precision);
    }
}
