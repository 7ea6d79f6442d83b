/**
 * The method that reads, in stages computed once from the one before: evidence, life, borders and kos, ending. Input: a final
 * position and a judge of shape. Output: its assessment, with flags where the signs of doubt add up to enough. Start with
 * {@link org.seichi.method.reading.ReadingMethod}; the work on one position is in a session of its own.
 */
package org.seichi.method.reading;
