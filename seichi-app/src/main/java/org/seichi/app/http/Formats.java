package org.seichi.app.http;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.OptionalInt;
import org.seichi.app.render.EvaluationJson;
import org.seichi.app.render.EvaluationPicture;
import org.seichi.app.render.EvaluationText;
import org.seichi.app.render.JsonRenderer;
import org.seichi.app.render.PictureFormat;
import org.seichi.app.render.ProofJson;
import org.seichi.app.render.ProofPicture;
import org.seichi.app.render.ProofText;
import org.seichi.app.render.Renderer;
import org.seichi.app.render.ScorePicture;
import org.seichi.app.render.SgfRenderer;
import org.seichi.app.render.Sheet;
import org.seichi.app.render.Style;
import org.seichi.app.render.SuggestionJson;
import org.seichi.app.render.SuggestionPicture;
import org.seichi.app.render.SuggestionText;
import org.seichi.app.render.TextRenderer;
import org.seichi.app.scoring.AdvisedGame;
import org.seichi.app.scoring.EvaluatedGame;
import org.seichi.app.scoring.ProvenGame;
import org.seichi.app.scoring.ScoredGame;

/** The formats of answers: those of the command line. */
final class Formats {
    private Formats() {}

    /** How scores are written. */
    static Renderer<ScoredGame> scores(String format, OptionalInt size) throws RefusedException {
        return format.equals("sgf")
                ? new SgfRenderer()
                : of(format)
                        .renderer(new TextRenderer(Style.PLAIN), new JsonRenderer(), ScorePicture::of, Sheet::of, size);
    }

    /** How proofs are written. */
    static Renderer<ProvenGame> proofs(String format, OptionalInt size) throws RefusedException {
        return of(format).renderer(new ProofText(Style.PLAIN), new ProofJson(), ProofPicture::of, Sheet::of, size);
    }

    /** How evaluations are written. */
    static Renderer<EvaluatedGame> evaluations(String format, OptionalInt size) throws RefusedException {
        EvaluationText text = new EvaluationText(Style.PLAIN, EvaluationText.Detail.SUMMARY);
        return of(format).renderer(text, new EvaluationJson(), EvaluationPicture::of, Sheet::of, size);
    }

    /** How suggested moves are written. */
    static Renderer<AdvisedGame> suggestions(String format, OptionalInt size) throws RefusedException {
        return of(format)
                .renderer(
                        new SuggestionText(Style.PLAIN), new SuggestionJson(), SuggestionPicture::of, Sheet::of, size);
    }

    private static PictureFormat of(String name) throws RefusedException {
        return Arrays.stream(PictureFormat.values())
                .filter(format -> format.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst()
                .orElseThrow(() ->
                        RefusedException.of(400, "bad-value", "there is no format \"" + name + "\" of this answer"));
    }

    /** One result in a format, as a whole file. */
    static <T> Response answer(T result, Renderer<T> renderer, String format) {
        byte[] header = bytes(renderer.header());
        byte[] body = renderer.render(result);
        byte[] footer = bytes(renderer.footer());
        byte[] file = new byte[header.length + body.length + footer.length];
        System.arraycopy(header, 0, file, 0, header.length);
        System.arraycopy(body, 0, file, header.length, body.length);
        System.arraycopy(footer, 0, file, header.length + body.length, footer.length);
        return Response.ok(contentType(format), file);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String contentType(String format) {
        return switch (format) {
            case "text" -> "text/plain; charset=utf-8";
            case "sgf" -> "application/x-go-sgf; charset=utf-8";
            case "svg" -> "image/svg+xml";
            case "png" -> "image/png";
            case "html" -> "text/html; charset=utf-8";
            default -> Response.JSON;
        };
    }
}
