package org.seichi.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CursorTest {
    @Test
    void whatIsThereIsPassed() {
        Cursor cursor = new Cursor("ab  12345x", 0);

        assertThat(cursor.skip("a")).isTrue();
        assertThat(cursor.skipOneOf("x", "b")).isTrue();
        cursor.skipSpaces();
        assertThat(cursor.at()).isEqualTo(4);
        assertThat(cursor.skipAny("123456789", 2)).isEqualTo(2);
        assertThat(cursor.skipDigits()).isEqualTo(3);
        assertThat(cursor.since(4)).isEqualTo("12345");
        assertThat(cursor.next()).isEqualTo('x');
        assertThat(cursor.atEnd()).isFalse();
        assertThat(cursor.skip("x")).isTrue();
        assertThat(cursor.atEnd()).isTrue();
        assertThat(cursor.next()).isEqualTo('\n');
    }

    @Test
    void whatIsNotThereIsNotPassed() {
        Cursor cursor = new Cursor("٣ab", 0);

        assertThat(cursor.skip("a")).isFalse();
        assertThat(cursor.skipOneOf("a", "b")).isFalse();
        assertThat(cursor.skipDigits()).isZero();
        assertThat(cursor.skipAny("٣", 0)).isZero();
        cursor.skipSpaces();
        assertThat(cursor.at()).isZero();
    }

    @Test
    void whiteSpaceIsThatOfAscii() {
        Cursor cursor = new Cursor("\t\n\u000b\f\r \u3000", 0);

        cursor.skipSpaces();

        assertThat(cursor.at()).isEqualTo(6);
    }
}
