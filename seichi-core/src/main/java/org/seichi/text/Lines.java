package org.seichi.text;

import java.io.BufferedReader;
import java.io.StringReader;
import java.util.List;

/** The lines of a text. */
public final class Lines {
    private Lines() {}

    /** The lines of a text without what ends them. {@link String#lines} does the same, but not where Java is compiled to WebAssembly. */
    public static List<String> of(String text) {
        return new BufferedReader(new StringReader(text)).lines().toList();
    }
}
