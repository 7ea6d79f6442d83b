package org.seichi.app.http;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.seichi.analysis.Options;
import org.seichi.analysis.Result;
import org.seichi.app.render.Format;
import org.seichi.app.render.Renderer;
import org.seichi.app.render.ResultFormats;
import org.seichi.app.render.Style;
import org.seichi.json.JsonType;

/** Renders answers in the formats of the command line. */
final class Formats {
    private Formats() {}

    /**
     * A result as a complete file in the requested format.
     *
     * @throws RefusedException if there is no such format for this result, or a picture's width is given for what is none, or
     *     lines of play are wanted of what tells none
     */
    static <R> Response answer(Result<R> result, ResultFormats<R> formats, GameRequest wanted) throws RefusedException {
        Format format = Arrays.stream(Format.values())
                .filter(one -> JsonType.code(one).equals(wanted.format()))
                .findFirst()
                .orElseThrow(() -> missing(wanted));
        if (wanted.size().isPresent() && !format.hasPicture()) {
            throw RefusedException.badValue(
                    "\"size\" is the width of a picture: it goes with the formats svg, png and html");
        }
        if (wanted.options().explain() == Options.Explain.YES && format.isPicture()) {
            throw RefusedException.badValue("\"explain\" looks for lines of play, which a picture does not show");
        }
        if (wanted.options().arranged() == Options.Arranged.YES && format == Format.SGF) {
            throw RefusedException.badValue(
                    "\"arranged\" does not go with \"sgf\": a record shows the board as it was played");
        }
        Renderer<Result<R>> renderer =
                formats.renderer(format, Style.PLAIN, wanted.size()).orElseThrow(() -> missing(wanted));
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(bytes(renderer.header()));
        file.writeBytes(renderer.render(result));
        file.writeBytes(bytes(renderer.footer()));
        return Response.ok(format.contentType(), file.toByteArray());
    }

    private static RefusedException missing(GameRequest wanted) {
        return RefusedException.badValue("there is no format \"" + wanted.format() + "\" of this answer");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
