/**
 * Fits the weights of the position evaluation on games. Games whose number is divisible by three are never read.
 *
 * <pre>{@code
 * java -cp seichi-bench/target/benchmarks.jar org.seichi.bench.fit.FitEvaluation DIR groups > group-weights.tsv
 * }</pre>
 *
 * <p>In this order, with a build after each: groups, groups again (they are judged by their neighbors), points, board.
 */
package org.seichi.bench.fit;
