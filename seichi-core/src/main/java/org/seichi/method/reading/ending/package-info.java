/**
 * Plays out the ending of a record that stops before its last moves: players prevent attacks and take neutral points. Whatever has to be
 * prevented is an {@link org.seichi.method.reading.ending.Attack}: captures and rescues, raids on small territories, invasions of wide ones,
 * last points; the answers to open kos come on top. Input: which stones live, who owns each point, open kos, who moves first, and which
 * fates change on the way. Output: the moves, the points to be filled, and the stones still at risk. Start with {@link org.seichi.method.reading.ending.EndingReader}.
 */
package org.seichi.method.reading.ending;
