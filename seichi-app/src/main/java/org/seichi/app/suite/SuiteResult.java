package org.seichi.app.suite;

import java.util.List;
import java.util.Optional;

/**
 * What came of a suite.
 *
 * @param suite name of the suite
 * @param method name of the method
 * @param threads number of threads
 * @param rows one for each game, in the order of the files
 * @param clean those of games whose label no other programs dispute; empty if none were asked
 */
public record SuiteResult(
        String suite, String method, int threads, List<SuiteRow> rows, Optional<List<SuiteRow>> clean) {}
