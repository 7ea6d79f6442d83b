/** Benchmarks of the steps that a record takes to its score. */
package org.seichi.bench;
