package org.seichi.app.render;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.seichi.analysis.ReadGame;
import org.seichi.game.Header;

/** The players and the event of a game, as shown above the board in pictures and sheets. */
public final class Players {
    private Players() {}

    /** The players with their ranks, or the caption of the source if the record names neither; may be empty. */
    public static String names(ReadGame game) {
        Header header = game.game().header();
        Optional<String> black = player(header, "PB", "BR");
        Optional<String> white = player(header, "PW", "WR");
        if (black.isEmpty() && white.isEmpty()) {
            return game.source().caption();
        }
        return "Black: " + black.orElse("?") + " \u2013 White: " + white.orElse("?");
    }

    /** Event, round, place and date, as far as the record names them. */
    public static String event(ReadGame game) {
        Header header = game.game().header();
        return Stream.of("EV", "RO", "PC", "DT")
                .flatMap(property -> header.get(property).stream())
                .collect(Collectors.joining(", "));
    }

    private static Optional<String> player(Header header, String name, String rank) {
        return header.get(name)
                .filter(player -> !player.equalsIgnoreCase("black") && !player.equalsIgnoreCase("white"))
                .map(player ->
                        player + header.get(rank).map(level -> " " + level).orElse(""));
    }
}
