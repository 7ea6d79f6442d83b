package org.seichi.bench.fit;

/** A symmetric positive definite system of linear equations, summed up from many terms. */
final class LinearSystem {
    private final int size;
    private final double[][] left;
    private final double[] right;

    LinearSystem(int size) {
        this.size = size;
        this.left = new double[size][size];
        this.right = new double[size];
    }

    void add(int row, int column, double value) {
        left[row][column] += value;
    }

    /** Adds the outer product of a vector with itself, times a factor. */
    void addSquare(double[] vector, double factor) {
        for (int row = 0; row < size; row++) {
            double scaled = factor * vector[row];
            if (scaled != 0) {
                for (int column = 0; column < size; column++) {
                    left[row][column] += scaled * vector[column];
                }
            }
        }
    }

    void addRight(int row, double value) {
        right[row] += value;
    }

    /** Adds a vector times a factor. */
    void addRight(double[] vector, double factor) {
        for (int row = 0; row < size; row++) {
            right[row] += factor * vector[row];
        }
    }

    /** The solution by Gaussian elimination, which destroys the system. */
    double[] solve() {
        for (int pivot = 0; pivot < size; pivot++) {
            for (int row = pivot + 1; row < size; row++) {
                double factor = left[row][pivot] / left[pivot][pivot];
                for (int column = pivot; column < size; column++) {
                    left[row][column] -= factor * left[pivot][column];
                }
                right[row] -= factor * right[pivot];
            }
        }
        double[] solution = new double[size];
        for (int row = size - 1; row >= 0; row--) {
            double rest = right[row];
            for (int column = row + 1; column < size; column++) {
                rest -= left[row][column] * solution[column];
            }
            solution[row] = rest / left[row][row];
        }
        return solution;
    }
}
