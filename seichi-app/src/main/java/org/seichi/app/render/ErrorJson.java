package org.seichi.app.render;

/** Why something was refused, as JSON. */
public final class ErrorJson {
    private ErrorJson() {}

    /**
     * The object.
     *
     * @param code short and stable, for programs
     * @param message one sentence for people
     * @param line line of the input, from 1; 0 if the cause has no place
     * @param column column in the line, from 1; 0 if the cause has no place
     */
    public static String render(String code, String message, int line, int column) {
        return JsonLine.of(json -> {
            json.text("code", code);
            json.text("message", message);
            json.number("line", line);
            json.number("column", column);
        });
    }
}
