/**
 * What is proven: stones that cannot be captured and territory in which the opponent cannot live, for each color.
 *
 * <p>Safe stones and safe territory are two answers: stones may be safe around an area in which the opponent still makes a
 * seki. {@link org.seichi.safety.Benson} proves what holds though the owner passes for ever, the static rules what holds if
 * the owner answers (Mueller 1997), and local search what the rules leave (Niu and Mueller 2004). Each prover takes what is
 * known of a color and may add to it. All answers are kept; see {@link org.seichi.safety.Reply}.
 */
package org.seichi.safety;
