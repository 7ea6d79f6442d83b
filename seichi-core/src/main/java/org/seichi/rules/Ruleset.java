package org.seichi.rules;

/**
 * A set of rules, as far as scoring and replay need it.
 *
 * @param id identifier by which the ruleset is selected: {@code "japanese"}
 * @param name name for display
 * @param scoring what is counted
 * @param sekiTerritory whether eyes of chains in seki count
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
