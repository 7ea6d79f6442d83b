package org.seichi.app.gtp;

import java.util.Optional;
import org.seichi.board.Color;

/**
 * What a viewer asks of an analysis. Leela Zero and KataGo take a color, an interval in hundredths of a second, and pairs of a
 * key and a value; {@code avoid} and {@code allow} have a color, points and a depth instead. Viewers send what their favorite
 * engine knows, so keys that are not known here are tolerated.
 *
 * @param color the player to analyze for; empty for the player to move
 * @param ownership whether the owners of the points are wanted
 */
record ViewerOptions(Optional<Color> color, boolean ownership) {
    private static final ViewerOptions NONE = new ViewerOptions(Optional.empty(), false);

    /** Reads the arguments of a command; anything that is neither a color, a number nor a whole pair is a syntax error. */
    static ViewerOptions of(Arguments arguments) throws GtpException {
        ViewerOptions options = NONE;
        for (int i = 0; i < arguments.size(); i++) {
            String word = arguments.word(i);
            if (word.matches("(?i)b|w|black|white")) {
                options = new ViewerOptions(Optional.of(arguments.color(i)), options.ownership);
            } else if (word.matches("avoid|allow")) {
                arguments.color(i + 1);
                arguments.number(i + 3);
                i += 3;
            } else if (word.matches("\\p{Alpha}\\w*")) {
                options = options.with(word, arguments.word(i + 1));
                i++;
            } else if (!isInterval(word)) {
                throw new GtpException("syntax error: " + word + " is not understood");
            }
        }
        return options;
    }

    private ViewerOptions with(String key, String value) throws GtpException {
        if (key.equals("interval") && !isInterval(value)) {
            throw new GtpException("syntax error: " + value + " is not an interval");
        }
        return key.equals("ownership") ? new ViewerOptions(color, value.equalsIgnoreCase("true")) : this;
    }

    private static boolean isInterval(String word) {
        return word.matches("\\d+(\\.\\d+)?");
    }
}
