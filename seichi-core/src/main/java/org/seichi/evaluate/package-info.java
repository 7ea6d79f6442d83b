/**
 * The value of a position before the game is over: Explorer's position evaluation (Mueller, "Counting the Score", sections 3 to 5).
 * Dividers, zones, distances and kinds of points; how safe groups are; the score that follows, with an interval and a winning chance.
 */
package org.seichi.evaluate;
