/**
 * Which stones of a finished game are dead, alive or in seki. Input: a position, the verdict of shape on it, and the budget.
 * Output: a verdict with its reasons for each chain, after comparison with sampled games, reading of captures and search for
 * sekis. Start with {@link org.seichi.judge.Evidence} and {@link org.seichi.judge.LifeJudge}.
 */
package org.seichi.judge;
