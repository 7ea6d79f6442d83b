/** The rows of a batch, made on Apache Spark: for archives too large for one machine. */
package org.seichi.spark;
