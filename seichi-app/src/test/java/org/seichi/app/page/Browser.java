package org.seichi.app.page;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.JavascriptExecutor;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.seichi.app.http.TestServer;

/** Drives the page in a real browser as a user does: by mouse, keys and files. */
final class Browser implements AutoCloseable {
    static final String MISSING = "There is no Chromium with its driver here: the page was NOT tested in a browser.";

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final TestServer server = TestServer.start();
    private final Path downloads;
    private final ChromeDriver driver;

    private Browser(File chromium, File chromeDriver) {
        try {
            downloads = Files.createTempDirectory("seichi-page");
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
        ChromeOptions options = new ChromeOptions();
        options.setBinary(chromium);
        options.addArguments(
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--window-size=1400,1000",
                "--user-data-dir=" + downloads.resolve("profile"));
        options.setExperimentalOption("prefs", Map.of("download.default_directory", downloads.toString()));
        driver = new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(chromeDriver)
                        .build(),
                options);
    }

    /** Starts a browser with a server of its own; empty if this machine has no browser. */
    static Optional<Browser> start() {
        Optional<File> chromium = find("chromium", "chromium-browser", "google-chrome");
        Optional<File> chromeDriver = find("chromedriver");
        return chromium.flatMap(browser -> chromeDriver.map(own -> new Browser(browser, own)));
    }

    private static Optional<File> find(String... names) {
        List<String> folders = List.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1));
        return Arrays.stream(names)
                .flatMap(name -> folders.stream().map(folder -> new File(folder, name)))
                .filter(File::canExecute)
                .findFirst();
    }

    /** Opens the page afresh, without a record. */
    void open() {
        driver.manage().window().setSize(new Dimension(1400, 1000));
        driver.get(server.at("/icon.svg").toString());
        script("localStorage.clear()");
        load(home());
    }

    /** Opens the page at the given address. */
    void open(String address) {
        load(address);
    }

    private void load(String address) {
        driver.get("about:blank");
        driver.get(address);
        await("the page", () -> !all("html[data-ready]").isEmpty());
    }

    ChromeDriver driver() {
        return driver;
    }

    /** The address of the page without a game. */
    String home() {
        return server.at("/").toString();
    }

    String address() {
        return driver.getCurrentUrl();
    }

    /** Opens the page and drops a record on it. */
    void drop(String record) {
        open();
        script(
                "const data = new DataTransfer(); data.items.add(new File([arguments[0]], 'game.sgf'));"
                        + "document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true}))",
                record);
        await("the board", () -> !all("#board").isEmpty());
        awaitAnswer();
    }

    /** Pastes a text on the page. */
    void paste(String text) {
        script(
                "const data = new DataTransfer(); data.setData('text', arguments[0]);"
                        + "document.body.dispatchEvent("
                        + "new ClipboardEvent('paste', {clipboardData: data, bubbles: true}))",
                text);
    }

    /** Waits until the page shows the answer to the latest request. */
    void awaitAnswer() {
        await(
                "an answer",
                () -> !all(".result[aria-busy=false] #result:not(.waiting)").isEmpty());
    }

    /** Waits until a result is shown. */
    void awaitResult(String result) {
        await(result, () -> !all("#result[data-result='" + result + "']").isEmpty());
    }

    /** Clicks a point of the board without waiting. */
    void click(String point) {
        to(point).click().perform();
    }

    /** Presses keys one after the other. */
    void key(Keys... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    /** Moves the mouse to a point of the board. */
    Actions to(String point) {
        List<?> place = (List<?>) script("""
                const board = document.querySelector('#board'), view = board.viewBox.baseVal;
                const edge = Number(board.dataset.edge), unit = Number(board.dataset.unit);
                const x = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'.indexOf(arguments[0][0]);
                const y = Math.round((view.height - 2 * edge) / unit) + 1 - Number(arguments[0].slice(1));
                const spot = new DOMPoint(edge + x * unit, edge + y * unit).matrixTransform(board.getScreenCTM());
                return [Math.round(spot.x), Math.round(spot.y)];
                """, point);
        return new Actions(driver)
                .moveToLocation(((Number) place.get(0)).intValue(), ((Number) place.get(1)).intValue());
    }

    Object script(String code, Object... arguments) {
        return ((JavascriptExecutor) driver).executeScript(code, arguments);
    }

    WebElement one(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    List<WebElement> all(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    /** Chooses what a click on the board does. */
    void mode(String mode) {
        script("document.querySelector('input[name=mode][value=' + arguments[0] + ']').click()", mode);
    }

    /** Chooses an option of a list. */
    void choose(String name, String value) {
        one("select[name=" + name + "] option[value='" + value + "']").click();
    }

    /** The result that the page shows. */
    String result() {
        return one("#result").getAttribute("data-result");
    }

    /** The row with the given name in the table of the count. */
    String row(String name) {
        return driver.findElement(By.xpath("//table[@id='count']//tr[th='" + name + "']"))
                .getText();
    }

    String text(String selector) {
        return one(selector).getText();
    }

    /** The number of visible elements on the board. */
    long seen(String selector) {
        Object seen = script(
                "return [...document.querySelectorAll(arguments[0])].filter(one => one.getClientRects().length > 0).length",
                selector);
        return ((Number) seen).longValue();
    }

    void width(int pixels) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", pixels, "height", 800, "deviceScaleFactor", 1, "mobile", true));
    }

    void usualWidth() {
        driver.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    }

    /**
     * Waits for a downloaded file and returns its content. Until it is whole, the browser keeps its name with an empty
     * file and writes to another one.
     */
    byte[] downloaded(String ending) {
        byte[][] content = new byte[1][];
        await("a file *" + ending, () -> {
            try (Stream<Path> files = Files.list(downloads)) {
                Optional<Path> found =
                        files.filter(file -> file.toString().endsWith(ending)).findFirst();
                content[0] = found.isPresent() ? Files.readAllBytes(found.get()) : new byte[0];
                return content[0].length > 0;
            } catch (IOException cause) {
                throw new UncheckedIOException(cause);
            }
        });
        return content[0];
    }

    /** The messages in the browser's log since the last call, without expected ones. */
    List<String> complaints() {
        return driver.manage().logs().get("browser").getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                .map(LogEntry::getMessage)
                .filter(message -> !message.contains("/api/")) // A refusal that a test asked for.
                .filter(message -> !message.contains("/engine/")) // Tests of the app run without the engine for pages.
                .filter(message ->
                        !message.contains("/favicon.ico")) // Browsers ask for it where no page names its icon.
                .toList();
    }

    interface Condition {
        boolean holds();
    }

    void await(String what, Condition condition) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.holds()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("waited in vain for " + what);
            }
            try {
                Thread.sleep(10);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new AssertionError(interrupted);
            }
        }
    }

    @Override
    public void close() {
        driver.quit();
        server.close();
        try (Stream<Path> files = Files.walk(downloads)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }
}
