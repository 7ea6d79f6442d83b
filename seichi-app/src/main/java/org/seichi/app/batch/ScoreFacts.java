package org.seichi.app.batch;

import java.util.List;
import java.util.OptionalInt;
import org.seichi.score.Certainty;

/**
 * What was found of a game, as a row shows it. Amounts are half-points, margins positive if Black is ahead.
 *
 * @param method the scoring method
 * @param rules id of the ruleset under which the game was counted
 * @param komi komi
 * @param handicap number of handicap stones
 * @param recorded the recorded result, as read and in the usual notation; empty if there is none
 * @param recordedMargin the recorded margin, if the record gives one
 * @param margin the margin found
 * @param certainty of the whole
 * @param flags codes of what a person should look at
 * @param dead the dead stones by name
 * @param warnings codes of what was tolerated in the record
 * @param nanos time for parsing, replay, assessment and count
 */
public record ScoreFacts(
        String method,
        String rules,
        int komi,
        int handicap,
        String recorded,
        OptionalInt recordedMargin,
        int margin,
        Certainty certainty,
        List<String> flags,
        List<String> dead,
        List<String> warnings,
        long nanos) {

    /** The margin found less the one recorded; nothing if the record gives none. */
    public OptionalInt difference() {
        return recordedMargin.isEmpty() ? recordedMargin : OptionalInt.of(margin - recordedMargin.getAsInt());
    }
}
