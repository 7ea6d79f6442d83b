package org.seichi.app.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.seichi.app.testkit.GameArchives.bytes;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.seichi.app.files.RecordFiles;
import org.seichi.app.testkit.GameArchives;

class SourcesTest {
    private static final long LIMIT = 100_000;

    @TempDir
    private Path folder;

    /** Finds the sources and describes each by name and content. */
    private List<String> find(byte[] input, String... paths) throws InterruptedException {
        Sources sources = new Sources(new RecordFiles(new ByteArrayInputStream(input), LIMIT));
        List<String> found = new ArrayList<>();
        for (String path : paths) {
            sources.forEach(path, source -> found.add(describe(source)));
        }
        found.add(sources.leftAside() + " aside");
        return found;
    }

    private String describe(Source source) {
        String name = source.name().replace(folder.toString().replace('\\', '/') + "/", "");
        try {
            return name + " " + new String(source.content().read(), StandardCharsets.UTF_8);
        } catch (IOException cause) {
            return name + ": " + cause.getMessage();
        }
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    private static Map<String, byte[]> files(String... namesAndContents) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (int i = 0; i < namesAndContents.length; i += 2) {
            files.put(namesAndContents[i], bytes(namesAndContents[i + 1]));
        }
        return files;
    }

    @Test
    void aFolderStandsForTheRecordsAndArchivesBelowItInOrder() throws InterruptedException {
        GameArchives.write(folder.resolve("d/b.sgf"), "2");
        GameArchives.write(folder.resolve("d/a/z.SGF"), "1");
        GameArchives.write(folder.resolve("d/notes.txt"), "no record");
        GameArchives.zip(folder.resolve("d/c.zip"), files("x/a.sgf", "3", "x/readme", "-", "b.sgf", "4"));

        assertThat(find(new byte[0], path("d")))
                .containsExactly("d/a/z.SGF 1", "d/b.sgf 2", "d/c.zip!/x/a.sgf 3", "d/c.zip!/b.sgf 4", "2 aside");
    }

    @Test
    void aPatternStandsForWhatItMatches() throws InterruptedException {
        GameArchives.write(folder.resolve("1999/a.sgf"), "1");
        GameArchives.write(folder.resolve("2000/a.sgf"), "2");
        GameArchives.write(folder.resolve("2001/a.sgf"), "3");
        GameArchives.write(folder.resolve("[20]/a.sgf"), "4");

        assertThat(find(new byte[0], path("20*/*.sgf"))).containsExactly("2000/a.sgf 2", "2001/a.sgf 3", "0 aside");
        assertThat(find(new byte[0], path("[20]/a.sgf"))).containsExactly("[20]/a.sgf 4", "0 aside");
        assertThat(Sources.exists(path("30*/*.sgf"))).isFalse();
    }

    @Test
    void aFileNamedTwiceIsTakenOnce() throws InterruptedException {
        GameArchives.write(folder.resolve("a.sgf"), "1");

        assertThat(find(new byte[0], path("a.sgf"), folder.toString(), path("../" + folder.getFileName() + "/a.sgf")))
                .containsExactly("a.sgf 1", "0 aside");
    }

    @Test
    void archivesInArchivesAreOpenedAndNamesStayUnique() throws IOException, InterruptedException {
        byte[] inner = Files.readAllBytes(GameArchives.tarGz(folder.resolve("i"), files("a.sgf", "1", "b.sgf", "2")));
        Map<String, byte[]> members = files("a.sgf", "0");
        members.put("in.tar.gz", inner);
        byte[] outer = Files.readAllBytes(GameArchives.zip(folder.resolve("o"), members));

        assertThat(find(outer, "-"))
                .containsExactly("-!/a.sgf 0", "-!/in.tar.gz!/a.sgf 1", "-!/in.tar.gz!/b.sgf 2", "0 aside");
    }

    @Test
    void membersOfTheSameNameAreTold() throws IOException, InterruptedException {
        byte[] tar = Files.readAllBytes(GameArchives.tarTwice(folder.resolve("t.tar.gz"), "a.sgf", "1", "2"));

        assertThat(find(tar, "-")).containsExactly("-!/a.sgf 1", "-!/a.sgf (2) 2", "0 aside");
    }

    @Test
    void standardInputMayBeARecord() throws InterruptedException {
        assertThat(find(bytes("(;B[aa])"), "-")).containsExactly("- (;B[aa])", "0 aside");
        assertThat(find(new byte[0], "-")).containsExactly("- ", "0 aside");
    }

    @Test
    void standardInputNamedTwiceIsReadOnce() throws InterruptedException {
        assertThat(find(bytes("(;B[aa])"), "-", "-")).containsExactly("- (;B[aa])", "0 aside");
    }

    @Test
    void aLinkInAnArchiveIsNamedAndNotFollowed() throws IOException, InterruptedException {
        byte[] tar = Files.readAllBytes(GameArchives.tarOfLinks(folder.resolve("t.tar.gz"), "a.sgf", "1"));

        assertThat(find(tar, "-"))
                .containsExactly(
                        "-!/a.sgf 1",
                        "-!/symbolic.sgf: this is a link in the archive, to a.sgf",
                        "-!/hard.sgf: this is a link in the archive, to a.sgf",
                        "-!/pipe.sgf: this is no regular file",
                        "1 aside");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aBackslashInANameIsNoSlash() throws InterruptedException {
        GameArchives.write(folder.resolve("in/a\\b.sgf"), "1");
        GameArchives.write(folder.resolve("in/a/b.sgf"), "2");

        assertThat(find(new byte[0], path("in"))).containsExactly("in/a/b.sgf 2", "in/a\\b.sgf 1", "0 aside");
    }

    @Test
    void archivesThatAreNotOpenedAreNamed() throws IOException, InterruptedException {
        GameArchives.write(folder.resolve("in/a.7z"), "7z");
        GameArchives.write(folder.resolve("in/b.RAR"), "Rar!");
        GameArchives.write(folder.resolve("in/._b.rar"), "");
        GameArchives.write(folder.resolve("in/c.txt"), "");
        GameArchives.zip(folder.resolve("in/d.zip"), files("e.tar.xz", "xz", "f.sgf", "1"));

        String why = ": an archive of this kind is not read; it has to be unpacked first";
        assertThat(find(new byte[0], path("in")))
                .containsExactly(
                        "in/a.7z" + why, "in/b.RAR" + why, "in/d.zip!/e.tar.xz" + why, "in/d.zip!/f.sgf 1", "2 aside");
    }

    @Test
    void whatCannotBeReadIsASourceThatSaysSo() throws IOException, InterruptedException {
        byte[] zip = Files.readAllBytes(GameArchives.zip(
                folder.resolve("z.zip"), files("a.sgf", "1".repeat(100), "b.sgf", GameArchives.records(0, 9))));
        Files.write(folder.resolve("cut.zip"), Arrays.copyOf(zip, zip.length / 2));
        GameArchives.write(folder.resolve("large.sgf"), "x".repeat((int) LIMIT + 1));

        assertThat(find(new byte[0], path("cut.zip")))
                .containsExactly(
                        "cut.zip!/a.sgf " + "1".repeat(100), "cut.zip: the archive is damaged or cut off", "0 aside");
        assertThat(find(new byte[0], path("large.sgf")).get(0)).startsWith("large.sgf: larger than");
        byte[] bomb =
                Files.readAllBytes(GameArchives.zip(folder.resolve("b.zip"), files("b.sgf", "x".repeat(1 << 20))));
        assertThat(find(bomb, "-").get(0)).startsWith("-!/b.sgf: larger than");
        assertThat(find(new byte[0], path("missing.sgf"))).contains("missing.sgf: no such file");
    }

    /** A zip with one member that is not compressed, its name in the bytes of Latin-1. */
    private static byte[] stored(String name, String content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.ISO_8859_1)) {
            ZipEntry entry = new ZipEntry(name);
            entry.setMethod(ZipEntry.STORED);
            entry.setSize(content.length());
            CRC32 sum = new CRC32();
            sum.update(bytes(content));
            entry.setCrc(sum.getValue());
            zip.putNextEntry(entry);
            zip.write(bytes(content));
        }
        return bytes.toByteArray();
    }

    @Test
    void aMemberWithAnotherChecksumIsDamaged() throws IOException, InterruptedException {
        byte[] zip = stored("a.sgf", "(;B[aa])");
        assertThat(find(zip, "-")).containsExactly("-!/a.sgf (;B[aa])", "0 aside");

        byte[] damaged = new String(zip, StandardCharsets.ISO_8859_1)
                .replace("B[aa]", "B[ab]")
                .getBytes(StandardCharsets.ISO_8859_1);
        assertThat(find(damaged, "-"))
                .containsExactly("-!/a.sgf: this is damaged: its checksum in the archive is another", "0 aside");
    }

    @Test
    void aBackslashThatIsHalfACharacterSeparatesNothing() throws IOException, InterruptedException {
        byte[] zip = stored("\u008f\\.sgf", "(;B[aa])"); // Shift_JIS, as Windows packs it in Japan
        assertThat(find(zip, "-")).containsExactly("-!/\ufffd\\.sgf (;B[aa])", "0 aside");
        assertThat(find(stored("a\\b.sgf", "(;B[aa])"), "-")).containsExactly("-!/a/b.sgf (;B[aa])", "0 aside");
    }

    @Test
    void whatMacsKeepBesideARecordIsLeftAside() throws InterruptedException {
        GameArchives.write(folder.resolve("d/._a.sgf"), "no record");
        GameArchives.write(folder.resolve("d/._b.zip"), "no archive");
        GameArchives.write(folder.resolve("d/a.sgf"), "1");
        GameArchives.zip(folder.resolve("d/b.zip"), files("_.sgf", "2", "__MACOSX/._c.sgf", "-", "._d.sgf", "-"));

        assertThat(find(new byte[0], path("d"))).containsExactly("d/a.sgf 1", "d/b.zip!/_.sgf 2", "4 aside");
        assertThat(find(new byte[0], path("d/._a.sgf"))).containsExactly("d/._a.sgf no record", "0 aside");
    }

    @Test
    void aMemberAsLongAsItMayBeIsRead() throws IOException, InterruptedException {
        String longest = "x".repeat((int) LIMIT);
        byte[] zip = Files.readAllBytes(
                GameArchives.zip(folder.resolve("z.zip"), files("a.sgf", longest, "b.sgf", longest + "x")));

        List<String> found = find(zip, "-");

        assertThat(found.get(0)).isEqualTo("-!/a.sgf " + longest);
        assertThat(found.get(1)).startsWith("-!/b.sgf: larger than");
    }

    @Test
    void aLinkToAFolderAboveIsNotFollowed() throws IOException, InterruptedException {
        GameArchives.write(folder.resolve("d/a.sgf"), "1");
        Files.createSymbolicLink(folder.resolve("d/up"), folder);

        assertThat(find(new byte[0], path("d"))).containsExactly("d/a.sgf 1", "1 aside");
    }

    /** Sixteen archives of sixteen archives of sixteen members of 1 MiB each. */
    @Test
    void anArchiveThatUnpacksToFarMoreThanItHoldsIsGivenUpAndTheNextOneIsRead()
            throws IOException, InterruptedException {
        byte[] members = new byte[1 << 20];
        for (int level = 0; level < 3; level++) {
            Map<String, byte[]> same = new LinkedHashMap<>();
            for (int i = 0; i < 16; i++) {
                same.put(i + (level == 0 ? ".sgf" : ".zip"), members);
            }
            members = Files.readAllBytes(GameArchives.zip(folder.resolve("level.zip"), same));
        }
        Files.write(folder.resolve("bomb.zip"), members);
        GameArchives.write(folder.resolve("next.sgf"), "1");

        List<String> found = find(new byte[0], path("bomb.zip"), path("next.sgf"));

        assertThat(found).hasSizeLessThan(1000).contains("next.sgf 1");
        assertThat(found.get(found.size() - 3))
                .startsWith("bomb.zip: the archive unpacks to far more than it holds; given up after ");
    }

    @Test
    void anArchiveThatWouldNeedAnotherLibraryIsARow() throws IOException, InterruptedException {
        byte[] zip = Files.readAllBytes(GameArchives.zip(folder.resolve("z.zip"), files("a.sgf", "1")));
        for (int method : new int[] {14, 93, 95}) {
            zip[8] = (byte) method;
            assertThat(find(zip, "-").get(0))
                    .matches("-.*: the archive('s compression is not known here| is damaged or cut off)");
        }
    }

    @Test
    void anArchiveWithAPasswordIsARow() throws IOException, InterruptedException {
        byte[] zip = Files.readAllBytes(GameArchives.zip(folder.resolve("z.zip"), files("a.sgf", "1", "b.sgf", "2")));
        zip[6] |= 1;
        assertThat(find(zip, "-")).containsExactly("-: the archive needs a password", "0 aside");
    }

    @Test
    void archivesPackedTooDeepSayWhatTheyAre() throws IOException, InterruptedException {
        byte[] packed = bytes("(;B[aa])");
        String name = "a.sgf";
        for (int depth = 0; depth < 5; depth++) {
            packed = Files.readAllBytes(GameArchives.zip(folder.resolve("deep.zip"), Map.of(name, packed)));
            name = "a.zip";
        }
        assertThat(find(packed, "-"))
                .containsExactly("-!/a.zip!/a.zip!/a.zip!/a.zip: archives are opened 4 deep, and no deeper", "0 aside");
    }

    @Test
    void everyKindOfArchiveIsOpenedSoDeep() throws IOException, InterruptedException {
        byte[] gzip = bytes("(;B[aa])");
        for (int depth = 0; depth < 5; depth++) {
            if (depth == 4) {
                assertThat(find(gzip, "-")).containsExactly("- (;B[aa])", "0 aside");
            }
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            try (GZIPOutputStream pack = new GZIPOutputStream(packed)) {
                pack.write(gzip);
            }
            gzip = packed.toByteArray();
        }
        byte[] tar = bytes("(;B[aa])");
        String name = "a.sgf";
        for (int depth = 0; depth < 3; depth++) {
            tar = Files.readAllBytes(GameArchives.tarGz(folder.resolve("deep.tar.gz"), Map.of(name, tar)));
            name = "a.tar.gz";
        }

        assertThat(find(gzip, "-")).containsExactly("-: archives are opened 4 deep, and no deeper", "0 aside");
        assertThat(find(tar, "-"))
                .containsExactly("-!/a.tar.gz!/a.tar.gz: archives are opened 4 deep, and no deeper", "0 aside");
    }

    /** What cannot be compressed takes as many bytes of its archive; they are read in blocks. */
    @Test
    void membersStandForTheirBytesOfTheArchive() throws InterruptedException, IOException {
        byte[] noise = new byte[(int) LIMIT];
        new SplittableRandom(1).nextBytes(noise);
        Map<String, byte[]> members = new LinkedHashMap<>();
        for (int i = 0; i < 3; i++) {
            members.put(i + ".sgf", noise);
        }
        Path zip = GameArchives.zip(folder.resolve("z.zip"), members);
        List<Long> shares = new ArrayList<>();
        new Sources(new RecordFiles(InputStream.nullInputStream(), LIMIT))
                .forEach(zip.toString(), source -> shares.add(source.share()));

        assertThat(shares).hasSize(3).allMatch(share -> Math.abs(share - LIMIT) < 10_000);
        assertThat(shares.stream().mapToLong(share -> share).sum()).isLessThanOrEqualTo(Files.size(zip));
    }

    @Test
    void aPipeInAFolderIsNotRead() throws IOException, InterruptedException {
        GameArchives.write(folder.resolve("d/b.sgf"), "1");
        new ProcessBuilder("mkfifo", folder.resolve("d/a.sgf").toString())
                .start()
                .onExit()
                .join();

        assertThat(find(new byte[0], path("d")))
                .containsExactly("d/a.sgf: this is no regular file", "d/b.sgf 1", "0 aside");
    }

    @Test
    void aLinkOutOfTheFolderIsNamedAndNotFollowed() throws IOException, InterruptedException {
        Path outside = GameArchives.write(folder.resolve("outside.sgf"), "1").toRealPath();
        GameArchives.write(folder.resolve("d/b.sgf"), "2");
        Files.createSymbolicLink(folder.resolve("d/a.sgf"), outside);
        Files.createSymbolicLink(folder.resolve("d/c.sgf"), folder.resolve("d/b.sgf"));

        assertThat(find(new byte[0], path("d")))
                .containsExactly(
                        "d/a.sgf: this is a link out of the folder, to " + outside,
                        "d/b.sgf 2",
                        "d/c.sgf 2",
                        "0 aside");
        assertThat(find(new byte[0], path("d/a.sgf"))).containsExactly("d/a.sgf 1", "0 aside");
    }
}
