/**
 * The method that reads: evidence, life, borders and kos, the ending, each made once from the one before. In: a final position
 * and a judge of shape. Out: its assessment, with flags where the signs of doubt are enough. Start with
 * {@link org.seichi.method.reading.ReadingMethod}; what one position needs is in a session of its own.
 */
package org.seichi.method.reading;
