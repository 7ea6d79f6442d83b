package org.seichi.json;

import java.util.List;

/** What values of a type look like, free of any language of schemas. */
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
     * @param least the least one
     * @param most the greatest one; {@link Integer#MAX_VALUE} if there is none
     */
    record Whole(int least, int most) implements Schema {}

    /**
     * A number with or without decimals.
     *
     * @param percent whether it is a share, from 0 to 100
     */
    record Decimal(boolean percent) implements Schema {}

    /** A number of points: a multiple of one half. */
    record Points() implements Schema {}

    /** True or false. */
    record Truth() implements Schema {}

    /**
     * One of some words.
     *
     * @param codes the words
     */
    record OneOf(List<String> codes) implements Schema {}

    /**
     * A list.
     *
     * @param element what each element looks like
     */
    record ListOf(Schema element) implements Schema {}

    /**
     * An object whose keys are names that nobody knows beforehand.
     *
     * @param value what each value looks like
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
     * @param value what the value looks like
     */
    record OrNull(Schema value) implements Schema {}
}
