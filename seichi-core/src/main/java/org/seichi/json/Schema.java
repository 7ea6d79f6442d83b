package org.seichi.json;

import java.util.List;

/** The schema of JSON values, independent of any schema language. */
public sealed interface Schema {
    /** Any text. */
    Schema TEXT = new Text("");

    /**
     * A text.
     *
     * @param pattern the regular expression that it matches; empty for any text
     */
    record Text(String pattern) implements Schema {}

    /**
     * A whole number.
     *
     * @param least the minimum
     * @param most the maximum; {@link Integer#MAX_VALUE} if there is none
     */
    record Whole(int least, int most) implements Schema {}

    /**
     * A number with or without decimals.
     *
     * @param percent whether it is a percentage, from 0 to 100
     */
    record Decimal(boolean percent) implements Schema {}

    /** A number of points: a multiple of one half. */
    record Points() implements Schema {}

    /** True or false. */
    record Truth() implements Schema {}

    /**
     * One of the given words.
     *
     * @param codes the words
     */
    record OneOf(List<String> codes) implements Schema {}

    /**
     * A list.
     *
     * @param element the schema of each element
     */
    record ListOf(Schema element) implements Schema {}

    /**
     * An object with arbitrary keys.
     *
     * @param value the schema of each value
     */
    record MapOf(Schema value) implements Schema {}

    /**
     * An object of a declared shape.
     *
     * @param shape its shape
     */
    record ObjectOf(Shape<?> shape) implements Schema {}

    /**
     * A value or null.
     *
     * @param value the schema of the value
     */
    record OrNull(Schema value) implements Schema {}
}
