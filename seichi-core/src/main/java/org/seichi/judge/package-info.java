/**
 * Which stones of a finished game are dead, alive or in seki. In: a position, what shape says of it, and the budget. Out: a
 * verdict with its reasons for each chain, held against sampled games, captures read and sekis searched. Start with
 * {@link org.seichi.judge.Evidence} and {@link org.seichi.judge.LifeJudge}.
 */
package org.seichi.judge;
