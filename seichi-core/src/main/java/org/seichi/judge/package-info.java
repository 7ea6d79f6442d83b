/**
 * Decides which stones of a finished game are alive, dead or in seki. Input: a position, the verdicts of the shape judge, and
 * the budget. Output: a verdict with reasons for each chain, after comparison with sampled games, capture reading and a search
 * for sekis. Start with {@link org.seichi.judge.Evidence} and {@link org.seichi.judge.LifeJudge}.
 */
package org.seichi.judge;
