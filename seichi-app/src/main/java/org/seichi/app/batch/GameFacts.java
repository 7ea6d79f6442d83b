package org.seichi.app.batch;

import java.util.OptionalLong;

/**
 * Data from the record of a game, as shown in a row.
 *
 * @param black Black's name; may be empty, like the other texts
 * @param white White's name
 * @param date when the game was played
 * @param board width and height: {@code 19x19}
 * @param result the recorded result as written
 * @param moves number of moves on the main line, passes included
 * @param fingerprint number by which the same game is recognized in another record
 */
public record GameFacts(
        String black, String white, String date, String board, String result, int moves, OptionalLong fingerprint) {}
