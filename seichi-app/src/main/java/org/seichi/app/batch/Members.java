package org.seichi.app.batch;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.zip.CRC32;
import org.apache.commons.compress.archivers.ArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;

/** What an archive says of its members. */
final class Members {
    /** What decoders write where bytes stand for no character. */
    private static final char REPLACEMENT = '\ufffd';

    private Members() {}

    /**
     * The name of a member, with slashes between folders. Bytes of another character set than UTF-8 are shown as replacements; a
     * backslash among them may be the second half of a character, and separates nothing.
     */
    static String name(ArchiveEntry entry) {
        if (entry instanceof ZipArchiveEntry member && member.getNameSource() == ZipArchiveEntry.NameSource.NAME) {
            String name = new String(member.getRawName(), StandardCharsets.UTF_8);
            if (name.indexOf(REPLACEMENT) >= 0) {
                return name;
            }
        }
        return entry.getName().replace('\\', '/');
    }

    /** Why a member is not read, if it is not: a tar holds links and devices too, which have no content of their own. */
    static Optional<String> obstacle(ArchiveEntry entry) {
        if (!(entry instanceof TarArchiveEntry member)) {
            return Optional.empty();
        }
        if (member.isSymbolicLink() || member.isLink()) {
            return Optional.of("this is a link in the archive, to " + member.getLinkName());
        }
        boolean device = member.isFIFO() || member.isCharacterDevice() || member.isBlockDevice();
        return device ? Optional.of("this is no regular file") : Optional.empty();
    }

    /** Whether a member can be read with a password alone; how long it is is often said behind it, and so not known. */
    static boolean isEncrypted(ArchiveEntry entry) {
        return entry instanceof ZipArchiveEntry member
                && member.getGeneralPurposeBit().usesEncryption();
    }

    /** The checksum that stands before the content of a member, which nobody else compares; only a zip has one. */
    static OptionalLong checksum(ArchiveEntry entry) {
        boolean known = entry instanceof ZipArchiveEntry member && member.getCrc() >= 0;
        return known ? OptionalLong.of(((ZipArchiveEntry) entry).getCrc()) : OptionalLong.empty();
    }

    /** The checksum of a zip. */
    static long checksum(byte[] content) {
        CRC32 sum = new CRC32();
        sum.update(content);
        return sum.getValue();
    }
}
