package org.seichi.app.suite;

/** Accumulates numbers for their mean and standard deviation. */
final class Moments {
    private int count;
    private double sum;
    private double squares;

    /** Adds a number. */
    void add(double number) {
        count++;
        sum += number;
        squares += number * number;
    }

    /** The mean; 0 without numbers. */
    double mean() {
        return count == 0 ? 0 : sum / count;
    }

    /** The population standard deviation; 0 without numbers. */
    double deviation() {
        return count == 0 ? 0 : Math.sqrt(Math.max(0, squares / count - mean() * mean()));
    }

    /** The Pearson correlation of paired numbers, -1 to 1; 0 if one of the two series does not vary. */
    static double correlation(double[] one, double[] other) {
        Moments first = new Moments();
        Moments second = new Moments();
        Moments product = new Moments();
        for (int i = 0; i < one.length; i++) {
            first.add(one[i]);
            second.add(other[i]);
            product.add(one[i] * other[i]);
        }
        double spread = first.deviation() * second.deviation();
        return spread == 0 ? 0 : (product.mean() - first.mean() * second.mean()) / spread;
    }
}
