/** Computes the rows of a batch on Apache Spark, for archives too large for one machine. */
package org.seichi.spark;
