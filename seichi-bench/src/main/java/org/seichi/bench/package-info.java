/** Benchmarks of the steps from a record to its score, and of the analyses of a position. */
package org.seichi.bench;
