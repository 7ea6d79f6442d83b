/**
 * Combinatorial games as pure mathematics, for endgames and capturing races: exact values, their sums and their order, means
 * and temperatures, and thermographs, also of single kos.
 *
 * <p>Left is Black and Right is White wherever this is used for Go, and values are points for Left. Nothing here knows a
 * board. Start with {@link org.seichi.cgt.Values}. The terms are those of Berlekamp, Conway and Guy, "Winning Ways for your
 * Mathematical Plays", and of Siegel, "Combinatorial Game Theory".
 */
package org.seichi.cgt;
