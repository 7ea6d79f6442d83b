/**
 * How the ending of a record that just stops is played: neutral points taken in turn, attacks met, raids and invasions
 * prevented. In: who lives, whose the points are, open kos, and who moves. Out: the moves, what must be filled, and what else
 * could happen. Start with {@link org.seichi.method.reading.ending.EndingReader}.
 */
package org.seichi.method.reading.ending;
