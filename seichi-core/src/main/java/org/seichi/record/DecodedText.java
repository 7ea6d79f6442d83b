package org.seichi.record;

import java.util.List;
import org.seichi.board.Warning;

/**
 * A file decoded to text.
 *
 * @param text the characters
 * @param charset name of the character set that was used
 * @param warnings what was tolerated while decoding
 */
record DecodedText(String text, String charset, List<Warning> warnings) {}
