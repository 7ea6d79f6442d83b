package org.seichi.app.batch;

import java.util.List;
import java.util.OptionalInt;
import org.seichi.score.Certainty;

/**
 * The score of a game, as shown in a row. Komi and margins are half-points; margins are positive if Black is ahead.
 *
 * @param method the scoring method
 * @param rules id of the ruleset under which the game was counted
 * @param komi komi
 * @param handicap number of handicap stones
 * @param recorded the recorded result in the usual notation; empty if there is none
 * @param recordedMargin the recorded margin, if the record gives one
 * @param margin the computed margin
 * @param certainty certainty of the whole result
 * @param flags codes of the flags
 * @param dead the points of the dead stones
 * @param warnings codes of the warnings about the record
 * @param nanos nanoseconds for parsing, replay, assessment and count
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

    /** The computed margin less the recorded one, in half-points; empty if the record gives none. */
    public OptionalInt difference() {
        return recordedMargin.isEmpty() ? recordedMargin : OptionalInt.of(margin - recordedMargin.getAsInt());
    }
}
