/**
 * The reading method, in stages each computed once from the one before: evidence, life, borders and kos, ending. Input: a final
 * position and a shape judge. Output: its assessment, with flags if the signs of doubt add up to enough. Start with
 * {@link org.seichi.method.reading.ReadingMethod}; the work on one position is in a session of its own.
 */
package org.seichi.method.reading;
