package org.seichi.rules;

/**
 * The rules of a game as far as scoring and replay need them.
 *
 * @param id name by which the ruleset is chosen: {@code "japanese"}
 * @param name name for people
 * @param scoring what is counted
 * @param sekiTerritory whether points surrounded by chains in seki count
 * @param ko which repetitions are forbidden
 * @param suicide whether a move may take the last liberty of its own chain
 * @param compensation what White receives for handicap stones
 * @param komi usual komi in half-points
 */
public record Ruleset(
        String id,
        String name,
        Scoring scoring,
        boolean sekiTerritory,
        KoRule ko,
        Suicide suicide,
        Compensation compensation,
        int komi) {}
