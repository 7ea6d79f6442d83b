package org.seichi.web;

import org.teavm.interop.Export;

/** The engine as a module of WebAssembly. Only numbers go in and out; {@code engine.js} makes texts of them. */
public final class WasmMain {
    private static final int QUESTION = 0;
    private static final int RECORD = 1;
    private static final int WISHES = 2;

    private static final TextHost HOST = new WasmHost();
    private static final Engine ENGINE = new Engine(new FullRepertoire(), HOST);
    private static final byte[][] INPUTS = new byte[3][0];
    private static final String[] ANSWER = {""};

    private WasmMain() {}

    /** Nothing to begin with. */
    public static void main(String[] arguments) {}

    /**
     * Makes room for an input.
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

    /** Answers; the number of characters of the answer. */
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
