package org.seichi.app.batch;

import java.io.IOException;
import org.seichi.text.VisibleText;

/**
 * A file that may hold games, or a member of an archive.
 *
 * @param name its name as rows show it, see {@link VisibleText}: {@code games/a.sgf}, {@code games.zip!/2001/a.sgf}
 * @param key its name within the path that the user gave, by which it belongs to a shard wherever that path lies
 * @param size its length in bytes, as far as that is known before it is read
 * @param share how many bytes of all input it stands for; less than its size in a compressed archive
 * @param content how to read it
 */
public record Source(String name, String key, long size, long share, Content content) {
    /** Names are made visible, so that those in a table are those of the sources when the run goes on. */
    public Source {
        name = VisibleText.of(name);
    }

    /** Reads a source, once. */
    public interface Content {
        /**
         * The bytes.
         *
         * @throws IOException with a message for the user, if they cannot be read
         */
        byte[] read() throws IOException;
    }

    /** A source that is already known to be unreadable. */
    static Source unreadable(String name, String key, String cause) {
        return new Source(name, key, 0, 0, () -> {
            throw new IOException(cause);
        });
    }
}
