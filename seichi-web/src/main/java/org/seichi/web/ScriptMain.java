package org.seichi.web;

import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

/** The engine as plain JavaScript, for hosts whose WebAssembly support is too old: static scores, and contents of records. */
public final class ScriptMain {
    private static final Engine ENGINE = new Engine(new StaticRepertoire(), new ScriptHost());

    private ScriptMain() {}

    /** Does nothing: there is nothing to set up. */
    public static void main(String[] arguments) {}

    /**
     * Answers a question; see {@link Engine}.
     *
     * @param question the name of the question, such as {@code score}
     * @param record the bytes of a record or a diagram
     * @param wishes one line per option: its name, a space and its value
     */
    @JSExport
    public static String answer(String question, Int8Array record, String wishes) {
        return ENGINE.answer(question, record.copyToJavaArray(), wishes);
    }
}
