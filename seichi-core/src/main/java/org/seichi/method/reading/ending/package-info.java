/**
 * Plays out the ending of a record that stops before its last moves: neutral points, protection, raids, invasions. Input: which
 * stones live, who owns each point, open kos, who moves first, and which fates change on the way. Output: the moves, the
 * points to be filled, and the stones still at risk. Start with {@link org.seichi.method.reading.ending.EndingReader}.
 */
package org.seichi.method.reading.ending;
