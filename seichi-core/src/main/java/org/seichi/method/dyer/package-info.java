/**
 * Dyer's dynamic scorer ("Scoring Completed Games"): four passes that play the position to its end. What is absolutely
 * alive, what becomes of the rest, the neutral points filled in turn, and the moves that this forces.
 */
package org.seichi.method.dyer;
