package org.seichi.app.batch;

import java.io.IOException;
import org.seichi.text.VisibleText;

/**
 * A file that may hold games, or a member of an archive.
 *
 * @param name its name as shown in rows, see {@link VisibleText}: {@code games/a.sgf}, {@code games.zip!/2001/a.sgf}
 * @param key its name relative to the path that the user gave; decides its shard, wherever that path lies
 * @param size its length in bytes; 0 if unknown
 * @param share the number of input bytes it stands for; less than its size in a compressed archive
 * @param content reads it
 */
public record Source(String name, String key, long size, long share, Content content) {
    /** Converts the name to visible text on a single line, so that a resumed run finds the sources under the names in the table. */
    public Source {
        name = VisibleText.line(name);
    }

    /** Reads a source; to be called once. */
    public interface Content {
        /**
         * The bytes of the source.
         *
         * @throws IOException with a message for the user, if they cannot be read
         */
        byte[] read() throws IOException;
    }

    /** A source known to be unreadable; reading it throws an exception with the cause. */
    static Source unreadable(String name, String key, String cause) {
        return new Source(name, key, 0, 0, () -> {
            throw new IOException(cause);
        });
    }
}
