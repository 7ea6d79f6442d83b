package org.seichi.judge;

import org.seichi.score.Verdict;

/**
 * What becomes of one chain, and how sure that is.
 *
 * @param verdict the status with its reasons
 * @param sureness estimated probability, from 0 to 1, that the status is right
 */
public record Fate(Verdict verdict, double sureness) {}
