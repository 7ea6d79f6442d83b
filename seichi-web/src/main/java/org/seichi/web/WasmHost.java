package org.seichi.web;

import org.teavm.interop.Import;

/**
 * The host of the engine in WebAssembly. Only numbers can be passed: characters and bytes are pushed one by one, then a
 * call says what to do with them, and the answer is fetched character by character.
 */
final class WasmHost implements TextHost {
    @Override
    public String encoding(String label) {
        pushAll(label);
        return fetch(findEncoding());
    }

    @Override
    public String decode(String label, byte[] bytes, int from) {
        pushAll(label);
        useEncoding();
        for (int i = from; i < bytes.length; i++) {
            push(bytes[i]);
        }
        return fetch(decodePushed());
    }

    private static void pushAll(String text) {
        for (int i = 0; i < text.length(); i++) {
            push(text.charAt(i));
        }
    }

    private static String fetch(int length) {
        char[] text = new char[length];
        for (int i = 0; i < length; i++) {
            text[i] = (char) charAt(i);
        }
        return new String(text);
    }

    @Import(module = "host", name = "push")
    private static native void push(int value);

    /** Makes the host look up the pushed label; its answer is the name of the encoding. Returns the answer's length. */
    @Import(module = "host", name = "findEncoding")
    private static native int findEncoding();

    /** Makes the pushed label that of the encoding to use. */
    @Import(module = "host", name = "useEncoding")
    private static native void useEncoding();

    /** Makes the host decode the pushed bytes; its answer is their text. Returns the answer's length. */
    @Import(module = "host", name = "decodePushed")
    private static native int decodePushed();

    /** A character of the answer. */
    @Import(module = "host", name = "charAt")
    private static native int charAt(int index);
}
