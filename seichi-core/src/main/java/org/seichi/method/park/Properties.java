package org.seichi.method.park;

/**
 * What a string has (Carta, section 2, item 2). Each is a number of empty points.
 *
 * @param eyes points whose four sides the string holds alone
 * @param specialEyes points that are almost eyes
 * @param eyelikes points that may become eyes
 * @param extensions points where the string can grow out
 * @param connections points where it can join another string
 * @param safe the connections to a string that stays
 * @param territory points under the influence of its group
 */
record Properties(int eyes, int specialEyes, int eyelikes, int extensions, int connections, int safe, int territory) {

    /** The same with a number of connections to strings that stay. */
    Properties withSafe(int number) {
        return new Properties(eyes, specialEyes, eyelikes, extensions, connections, number, territory);
    }

    /** The properties in words: {@code "1 eye, 2 special eyes, territory 5"}; what the string has none of is left out. */
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
        return (number == 0 ? "no" : Integer.toString(number)) + " " + name + (number == 1 ? "" : "s");
    }
}
