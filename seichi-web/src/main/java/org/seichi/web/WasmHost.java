package org.seichi.web;

import org.teavm.interop.Import;

/**
 * The host of WebAssembly. Only numbers pass between the two: characters and bytes are pushed one by one, then the host is
 * told what to do with them, and its answer is fetched one by one.
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

    /** Takes what was pushed as a label; the answer is the name of its encoding. */
    @Import(module = "host", name = "findEncoding")
    private static native int findEncoding();

    /** Takes what was pushed as the label of the encoding to use from now on. */
    @Import(module = "host", name = "useEncoding")
    private static native void useEncoding();

    /** Takes what was pushed as bytes; the answer is their text. */
    @Import(module = "host", name = "decodePushed")
    private static native int decodePushed();

    /** A character of the answer. */
    @Import(module = "host", name = "charAt")
    private static native int charAt(int index);
}
