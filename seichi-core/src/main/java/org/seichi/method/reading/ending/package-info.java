/**
 * How the ending of a record that just stops is played: neutral points taken in turn, attacks met, raids and invasions
 * prevented. Start with {@link org.seichi.method.reading.ending.EndingReader}.
 */
package org.seichi.method.reading.ending;
