package org.seichi.app.page;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** Gives the tests of a class a page in a browser of their own; they are skipped where there is no browser. */
abstract class InBrowser {
    private static Optional<Browser> started = Optional.empty();
    /** The page of the running test class. */
    static Browser page;

    @BeforeAll
    static void start() {
        started = Browser.start();
        assumeTrue(started.isPresent(), Browser.MISSING);
        page = started.get();
    }

    @AfterAll
    static void stop() {
        started.ifPresent(Browser::close);
    }
}
