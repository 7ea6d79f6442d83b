package org.seichi.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.seichi.app.http.TestServer;

/** Files of all kinds that are dropped on the page. */
class FilesTest extends InBrowser {
    private static final String DEAD = TestServer.example("9x9-dead-stones.sgf");
    private static final String SEKI = TestServer.example("9x9-seki.sgf");

    private static void dropFile(String name, byte[] content) {
        page.open();
        page.script(
                "const data = new DataTransfer();"
                        + "const bytes = Uint8Array.from(atob(arguments[1]), (letter) => letter.charCodeAt(0));"
                        + "data.items.add(new File([bytes], arguments[0]));"
                        + "document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true}))",
                name,
                Base64.getEncoder().encodeToString(content));
    }

    /** Drops a folder with a record, a picture, and a folder with another record. */
    private static void dropFolder(String inner, String outer) {
        page.open();
        page.script("""
                const file = (name, text) => ({ name, isFile: true, file: (found) => found(new File([text], name)) });
                const folder = (name, inside) => ({ name, isDirectory: true, createReader: () => {
                  const parts = [inside.slice(0, 1), inside.slice(1), []];
                  return { readEntries: (found) => found(parts.shift()) };
                } });
                const inside = [folder('round', [file('2.SGF', arguments[0])]), file('photo.png', 'x'), file('1.sgf', arguments[1])];
                const dropped = new Event('drop', { bubbles: true });
                dropped.dataTransfer = { files: [new File([], 'club')], getData: () => '',
                  items: [{ webkitGetAsEntry: () => folder('club', inside.filter(({ isDirectory }) => arguments[0] || !isDirectory)) }] };
                document.body.dispatchEvent(dropped);
                """, inner, outer);
    }

    private static byte[] zip(String... namesAndTexts) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (int i = 0; i < namesAndTexts.length; i += 2) {
                zip.putNextEntry(new ZipEntry(namesAndTexts[i]));
                zip.write(namesAndTexts[i + 1].getBytes(StandardCharsets.UTF_8));
            }
        }
        return bytes.toByteArray();
    }

    private static List<String> games() {
        return page.one("[name=games]").findElements(By.tagName("option")).stream()
                .map(WebElement::getText)
                .toList();
    }

    private static String alert() {
        page.await("the message", () -> !page.all("[role=alert]").isEmpty());
        return page.text("[role=alert]");
    }

    @Test
    void theRecordsInAZipAreOpened() throws IOException {
        dropFile(
                "club.zip",
                zip("round 1/seki.sgf", SEKI, "readme.txt", "x", "__MACOSX/._seki.sgf", "x", "dead.sgf", DEAD));
        page.awaitResult("W+0.5");

        assertThat(games()).containsExactly("seki.sgf", "dead.sgf");
    }

    @Test
    void aRecordCompressedByItselfIsOpened() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(DEAD.getBytes(StandardCharsets.UTF_8));
        }
        dropFile("dead.sgf.gz", bytes.toByteArray());

        page.awaitResult("W+19.5");
    }

    @Test
    void aDamagedZipAndOneWithoutRecordsAreReported() throws IOException {
        byte[] whole = zip("dead.sgf", DEAD);
        dropFile("half.zip", Arrays.copyOf(whole, whole.length / 2));
        assertThat(alert()).contains("the file is compressed");

        dropFile("photos.zip", zip("photo.png", "x"));
        assertThat(alert()).contains("It holds no game records.");
    }

    /** An archive that is not unpacked may hold the best games: those beside it are opened, and it is named. */
    @Test
    void anArchiveInAZipIsNotLeftOutInSilence() throws IOException {
        dropFile("club.zip", zip("dead.sgf", DEAD, "old/2001.RAR", "x", "old/._2002.7z", "x", "more.zip", "x"));
        page.awaitResult("W+19.5");

        assertThat(alert())
                .contains("2001.RAR: the file is compressed", "more.zip: the file is compressed")
                .doesNotContain("2002.7z");
    }

    @Test
    void anArchiveInAFolderIsOpenedOrNamed() throws IOException {
        page.open();
        page.script("""
                const file = (name, bytes) => ({ name, isFile: true, file: (found) => found(new File([bytes], name)) });
                const seven = Uint8Array.of(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4);
                const zip = Uint8Array.from(atob(arguments[0]), (letter) => letter.charCodeAt(0));
                const inside = [file('a.7z', seven), file('b.zip', zip)];
                const parts = [inside, []];
                const folder = { name: 'club', isDirectory: true,
                  createReader: () => ({ readEntries: (found) => found(parts.shift()) }) };
                const dropped = new Event('drop', { bubbles: true });
                dropped.dataTransfer = { files: [new File([], 'club')], getData: () => '',
                  items: [{ webkitGetAsEntry: () => folder }] };
                document.body.dispatchEvent(dropped);
                """, Base64.getEncoder().encodeToString(zip("dead.sgf", DEAD)));
        page.awaitResult("W+19.5");

        assertThat(alert()).contains("a.7z: the file is compressed");
    }

    /** Each by itself is below the limit of 64 MiB. */
    @Test
    void aZipThatUnpacksToFarMoreThanItHoldsIsReported() throws IOException {
        String half = "0".repeat(33 << 20);
        dropFile("half.zip", zip("1.sgf", half, "dead.sgf", DEAD));
        page.awaitResult("W+19.5");

        dropFile("large.zip", zip("1.sgf", half, "2.sgf", half, "dead.sgf", DEAD));
        assertThat(alert()).contains("the file is compressed");
    }

    @Test
    void theRecordsInAFolderAreOpened() {
        dropFolder(SEKI, DEAD);
        page.awaitResult("W+19.5");

        assertThat(games()).containsExactly("1.sgf", "2.SGF");
    }

    @Test
    void gamesBeyondTheLimitAreNotLeftOutInSilence() {
        dropFile("many.sgf", "(;SZ[5];B[cc])".repeat(201).getBytes(StandardCharsets.UTF_8));
        page.await("the games", () -> !page.all("[name=games]").isEmpty());
        page.await("the message", () -> !page.all(".notice").isEmpty());

        assertThat(page.text(".notice")).isEqualTo("There are more than 200 games. The first 200 are open.");
        assertThat(games()).hasSize(200);
    }

    /** A page that reads it may end without a word, and with it whatever was opened. */
    @Test
    void aHugeFileIsRefusedUnread() {
        page.open();
        page.script("""
                const data = new DataTransfer();
                data.items.add(new File([new Uint8Array((64 << 20) + 1)], 'huge.sgf'));
                document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true}));
                """);
        page.await("the refusal", () -> !page.all("[role=alert]").isEmpty());
        assertThat(page.text("[role=alert]")).contains("It is larger than 64 MB.");
    }
}
