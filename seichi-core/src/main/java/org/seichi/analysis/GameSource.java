package org.seichi.analysis;

/**
 * Where a game comes from.
 *
 * @param file the file as the user named it
 * @param number number of the game in the file, from 1
 * @param count number of games in the file
 */
public record GameSource(String file, int number, int count) {
    /** The name of the file for people: "-" stands for the standard input. */
    public String name() {
        return file.equals("-") ? "standard input" : file;
    }

    /** The name of the game for people: the file, and the number if the file holds several games. */
    public String title() {
        return name() + (count > 1 ? ", game " + number + " of " + count : "");
    }

    /** The same where "-", which stands for a record without a name, says nothing: only the number then, or an empty text. */
    public String caption() {
        if (!file.equals("-")) {
            return title();
        }
        return count > 1 ? "game " + number + " of " + count : "";
    }
}
