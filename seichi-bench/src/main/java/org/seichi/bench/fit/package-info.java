/**
 * Fits the weights of the position evaluation on games. Nothing is learned from games whose number is divisible by three.
 *
 * <pre>{@code
 * java -cp seichi-bench/target/benchmarks.jar org.seichi.bench.fit.FitOwners 4.5 DIR > owner-network.tsv
 * java -cp seichi-bench/target/benchmarks.jar org.seichi.bench.fit.FitEvaluation DIR
 * }</pre>
 *
 * <p>The trust in the witnesses of a lead is fitted from a table, which takes half an hour to write:
 *
 * <pre>{@code
 * java -cp seichi-bench/target/benchmarks.jar org.seichi.bench.fit.LeadRows DIR > rows.tsv
 * java -cp seichi-bench/target/benchmarks.jar org.seichi.bench.fit.FitTrust rows.tsv
 * }</pre>
 *
 * <p>Fit in this order, with a build after each: the owners of points, the turn and the variances, the trust.
 */
package org.seichi.bench.fit;
