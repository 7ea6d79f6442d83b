/**
 * Playouts: positions played to the end at random, thousands of moves a millisecond. What usually becomes of a stone tells whether it lives
 * where shape alone cannot. Seeded by the position itself, so that the answer is always the same. Start with
 * {@link org.seichi.playout.Sample}.
 */
package org.seichi.playout;
