package org.seichi.web;

import org.teavm.interop.Export;

/** The engine as a WebAssembly module. Only numbers are passed in and out; {@code engine.js} converts them to and from texts. */
public final class WasmMain {
    private static final int QUESTION = 0;
    private static final int RECORD = 1;
    private static final int WISHES = 2;

    private static final TextHost HOST = new WasmHost();
    private static final Engine ENGINE = new Engine(new FullRepertoire(), HOST);
    private static final byte[][] INPUTS = new byte[3][0];
    private static final String[] ANSWER = {""};

    private WasmMain() {}

    /** Does nothing: there is nothing to set up. */
    public static void main(String[] arguments) {}

    /**
     * Allocates an input.
     *
     * @param input 0 the question, 1 the record, 2 the options
     * @param length its length in bytes
     */
    @Export(name = "resize")
    public static void resize(int input, int length) {
        INPUTS[input] = new byte[length];
    }

    /** Sets a byte of an input. */
    @Export(name = "set")
    public static void set(int input, int index, int value) {
        INPUTS[input][index] = (byte) value;
    }

    /** Answers the question and returns the length of the answer in characters. */
    @Export(name = "answer")
    public static int answer() {
        ANSWER[0] = ENGINE.answer(text(QUESTION), INPUTS[RECORD], text(WISHES));
        return ANSWER[0].length();
    }

    /** A character of the answer. */
    @Export(name = "charAt")
    public static int charAt(int index) {
        return ANSWER[0].charAt(index);
    }

    private static String text(int input) {
        return HOST.decode("utf-8", INPUTS[input], 0);
    }
}
