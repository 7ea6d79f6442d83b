/**
 * Dyer's dynamic scorer ("Scoring Completed Games"), in four passes that play the position to its end: absolutely alive groups,
 * the fates of all others, alternate filling of the neutral points, and the moves that this forces.
 */
package org.seichi.method.dyer;
