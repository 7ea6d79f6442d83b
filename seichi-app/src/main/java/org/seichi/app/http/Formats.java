package org.seichi.app.http;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import org.seichi.analysis.Result;
import org.seichi.app.render.Format;
import org.seichi.app.render.Renderer;
import org.seichi.app.render.ResultFormats;
import org.seichi.app.render.Style;

/** Renders answers in the formats of the command line. */
final class Formats {
    private Formats() {}

    /**
     * A result as a complete file in the requested format.
     *
     * @throws RefusedException if there is no such format for this result, or a picture's width is given for what is none
     */
    static <R> Response answer(Result<R> result, ResultFormats<R> formats, GameRequest wanted) throws RefusedException {
        Format format = Arrays.stream(Format.values())
                .filter(one -> one.name().toLowerCase(Locale.ROOT).equals(wanted.format()))
                .findFirst()
                .orElseThrow(() -> missing(wanted));
        if (wanted.size().isPresent() && !format.hasPicture()) {
            throw RefusedException.of(
                    400, "bad-value", "\"size\" is the width of a picture: it goes with the formats svg, png and html");
        }
        Renderer<Result<R>> renderer =
                formats.renderer(format, Style.PLAIN, wanted.size()).orElseThrow(() -> missing(wanted));
        byte[] header = bytes(renderer.header());
        byte[] body = renderer.render(result);
        byte[] footer = bytes(renderer.footer());
        byte[] file = new byte[header.length + body.length + footer.length];
        System.arraycopy(header, 0, file, 0, header.length);
        System.arraycopy(body, 0, file, header.length, body.length);
        System.arraycopy(footer, 0, file, header.length + body.length, footer.length);
        return Response.ok(format.contentType(), file);
    }

    private static RefusedException missing(GameRequest wanted) {
        return RefusedException.of(400, "bad-value", "there is no format \"" + wanted.format() + "\" of this answer");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
