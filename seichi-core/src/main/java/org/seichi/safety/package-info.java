/**
 * Proofs for each color: of stones that cannot be captured and of territory in which the opponent cannot live.
 *
 * <p>Safe stones and safe territory are two questions: stones may be safe around a region in which the opponent still makes a
 * seki. {@link org.seichi.safety.Benson} proves what holds although the owner always passes, the static rules what holds if
 * the owner answers (Mueller 1997), and local search what the rules do not find (Niu and Mueller 2004). Each prover starts from
 * what is proven for a color and may add to it. All answers are stored; see {@link org.seichi.safety.Reply}.
 */
package org.seichi.safety;
