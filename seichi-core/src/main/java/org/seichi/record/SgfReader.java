package org.seichi.record;

import java.util.ArrayList;
import java.util.List;
import org.seichi.game.Game;
import org.seichi.text.Characters;
import org.seichi.text.Texts;

/**
 * Reads SGF, FF1 to FF4. Broken input is read as {@code docs/record-tolerance.md} says, with a warning.
 *
 * <p>Takes time linear in the length of the input, and memory of at most a few times the length of the text.
 */
public final class SgfReader {
    private static final int MOST_GAMES = 100_000;
    private static final int MOST_NO_TEXT = 16;

    private final DecodedText file;
    private final String text;
    private final LineCounter lines;
    private final List<GameRecord> records = new ArrayList<>();

    private SgfReader(DecodedText file) {
        this.file = file;
        text = file.text();
        lines = new LineCounter(text);
    }

    /**
     * Finds the games of a file.
     *
     * @param bytes the file
     * @throws RecordException if there is no game, or more than 100000
     */
    public static RecordFile read(byte[] bytes) throws RecordException {
        return read(Charsets.decode(bytes, JavaCharacterSet.ENCODINGS));
    }

    /**
     * Finds the games of a text.
     *
     * @throws RecordException if there is no game, or more than 100000
     */
    public static RecordFile read(String text) throws RecordException {
        return read(new DecodedText(text, "UTF-8", List.of()));
    }

    /** Finds the games of a file that has been decoded. */
    static RecordFile read(DecodedText file) throws RecordException {
        SgfReader reader = new SgfReader(file);
        reader.findGames();
        return new RecordFile(reader.file.charset(), reader.records);
    }

    /**
     * Reads the first game of a file.
     *
     * @param bytes the file
     * @throws RecordException if there is no game, or if the first one cannot be used
     */
    public static Game readFirst(byte[] bytes) throws RecordException {
        return read(bytes).records().get(0).game();
    }

    private void findGames() throws RecordException {
        if (isCompressed()) {
            throw new RecordException(Refusal.COMPRESSED, "", 1, 1);
        }
        int open = Scan.nextGame(text, 0);
        if (open == text.length()) {
            throw new RecordException(Texts.isBlank(text) ? Refusal.EMPTY : Refusal.NO_GAME, "", 1, 1);
        }
        if (isBinary(open)) {
            throw new RecordException(Refusal.NOT_TEXT, "", 1, 1);
        }
        List<Span> outside = textOutside(0, open);
        while (open < text.length()) {
            LineCounter start = new LineCounter(lines.to(open));
            if (records.size() == MOST_GAMES) {
                throw new RecordException(
                        Refusal.TOO_MANY_GAMES, String.valueOf(MOST_GAMES), start.line(), start.column());
            }
            RootScan root = new RootScan();
            int end = new SgfParser(text, new Problems(text, new LineCounter(start), List.of()), root).parse(open);
            int next = Scan.nextGame(text, end);
            outside.addAll(textOutside(end, next));
            records.add(new SgfRecord(
                    records.size() + 1, text, start, new Span(open, end), root, List.copyOf(outside), file.warnings()));
            outside.clear();
            open = next;
        }
    }

    /** Whether there is something other than text before the first game: a picture may contain "(;" by chance. */
    private boolean isBinary(int open) {
        int noText = 0;
        for (int i = 0; i < open; i++) {
            char c = text.charAt(i);
            noText += c == Charsets.REPLACEMENT || (c < ' ' && !Characters.isSpace(c)) ? 1 : 0;
        }
        return noText > MOST_NO_TEXT && noText > open / 16;
    }

    /**
     * Whether the file begins as .zip, .gz, .rar, .bz2, .xz or .7z files do, as far as that are characters in every character set;
     * what an archive does not compress could be taken for a record.
     */
    private boolean isCompressed() {
        return text.startsWith("PK\u0003\u0004")
                || (text.startsWith("\u001f") && text.length() > 1 && text.charAt(1) > '\u007f')
                || text.startsWith("Rar!\u001a")
                || text.startsWith("1AY&SY", 4)
                || text.startsWith("7zXZ", 1)
                || (text.startsWith("7z") && (text.startsWith("'\u001c", 3) || text.startsWith("'\u001c", 4)));
    }

    /** The text between two offsets outside of games, without surrounding white space; empty if there is only white space. */
    private List<Span> textOutside(int from, int to) {
        Span span = Scan.trimmed(text, from, to);
        return new ArrayList<>(span.isEmpty() ? List.of() : List.of(span));
    }
}
