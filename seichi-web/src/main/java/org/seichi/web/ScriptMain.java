package org.seichi.web;

import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

/** The engine as plain JavaScript, for hosts whose WebAssembly is too old: static scores, and what records say. */
public final class ScriptMain {
    private static final Engine ENGINE = new Engine(new StaticRepertoire(), new ScriptHost());

    private ScriptMain() {}

    /** Nothing to begin with. */
    public static void main(String[] arguments) {}

    /**
     * Answers.
     *
     * @param question such as {@code score}
     * @param record the bytes of a record, or of a position drawn in letters
     * @param wishes a line for each option: its name, a space and its value
     */
    @JSExport
    public static String answer(String question, Int8Array record, String wishes) {
        return ENGINE.answer(question, record.copyToJavaArray(), wishes);
    }
}
