package org.seichi.judge;

import java.util.List;

/**
 * The fate of each chain, with the evidence on which it rests.
 *
 * @param evidence with what search has proven, if it was asked
 * @param fates in the order of the verdicts
 */
public record JudgedLife(Evidence evidence, List<ChainFate> fates) {}
