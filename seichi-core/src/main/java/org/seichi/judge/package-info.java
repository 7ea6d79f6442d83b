/**
 * Which stones of a finished game are dead, alive or in seki: a first judgment of shape, held against sampled play. Start
 * with {@link org.seichi.judge.LifeJudge}.
 */
package org.seichi.judge;
