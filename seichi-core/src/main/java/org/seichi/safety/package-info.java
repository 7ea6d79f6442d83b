/**
 * What is proven: stones that cannot be captured and territory in which the opponent cannot live, for each color.
 *
 * <p>Safe stones and safe territory are two answers: stones may be safe around an area in which the opponent still makes a
 * seki. {@link org.seichi.safety.Benson} proves what holds though the owner passes for ever,
 * {@link org.seichi.safety.StaticRules} what holds if the owner answers (Mueller 1997), and keeps the answers: see
 * {@link org.seichi.safety.Replies}. A prover takes what is known of a color and may add to it, so a further one (local
 * search) has its place behind these two in {@link org.seichi.safety.Safety}.
 */
package org.seichi.safety;
