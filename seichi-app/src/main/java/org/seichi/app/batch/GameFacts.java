package org.seichi.app.batch;

import java.util.OptionalLong;

/**
 * What a record says of its game, as a row shows it.
 *
 * @param black Black's name; may be empty, like the other texts
 * @param white White's name
 * @param date when the game was played
 * @param board {@code 19x19}
 * @param result the recorded result as written
 * @param moves number of moves on the main line, passes included
 * @param fingerprint by which the same game is recognised in another record
 */
public record GameFacts(
        String black, String white, String date, String board, String result, int moves, OptionalLong fingerprint) {}
