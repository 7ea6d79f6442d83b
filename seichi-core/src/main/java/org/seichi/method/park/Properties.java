package org.seichi.method.park;

import org.seichi.text.Texts;

/**
 * The properties of a string (Carta, section 2, item 2), each a number of empty points.
 *
 * @param eyes points with the string alone on all four sides
 * @param specialEyes points that are almost eyes
 * @param eyelikes points that may become eyes
 * @param extensions points where the string can extend
 * @param connections points where it can connect to another string
 * @param safe number of the connections that lead to a string that stays on the board
 * @param territory points under the influence of its group
 */
record Properties(int eyes, int specialEyes, int eyelikes, int extensions, int connections, int safe, int territory) {

    /** The same with another number of connections to strings that stay on the board. */
    Properties withSafe(int number) {
        return new Properties(eyes, specialEyes, eyelikes, extensions, connections, number, territory);
    }

    /** The properties in words, {@code "1 eye, 2 special eyes, territory 5"}; zeros are left out but for eyes and territory. */
    String text() {
        return count(eyes, "eye")
                + optional(specialEyes, "special eye")
                + optional(eyelikes, "eyelike")
                + optional(connections, "connection point")
                + (safe == 0 ? "" : safe == connections ? " to what stays" : ", " + safe + " of them to what stays")
                + optional(extensions, "extension point")
                + ", territory "
                + territory;
    }

    private static String optional(int number, String name) {
        return number == 0 ? "" : ", " + count(number, name);
    }

    private static String count(int number, String name) {
        return number == 0 ? "no " + name + "s" : Texts.count(number, name);
    }
}
