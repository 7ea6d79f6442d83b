package org.seichi.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.typedarrays.Int8Array;

/** The host of the engine in plain JavaScript. */
final class ScriptHost implements TextHost {
    @Override
    public String encoding(String label) {
        return find(label);
    }

    @Override
    public String decode(String label, byte[] bytes, int from) {
        return decode(label, Int8Array.copyFromJavaArray(bytes), from);
    }

    @JSBody(params = "label", script = "try { return new TextDecoder(label).encoding; } catch (unknown) { return ''; }")
    private static native String find(String label);

    @JSBody(
            params = {"label", "bytes", "from"},
            script = "return new TextDecoder(label, {ignoreBOM: true}).decode(bytes.subarray(from));")
    private static native String decode(String label, Int8Array bytes, int from);
}
