package org.seichi.app.suite;

import java.util.List;
import java.util.Optional;

/**
 * The measurements of a method on a suite.
 *
 * @param suite name of the suite
 * @param method name of the method
 * @param threads number of threads
 * @param rows a row for each game, in the order of the files
 * @param clean the rows of games whose recorded result other programs do not dispute; empty without a table of their answers
 */
public record SuiteResult(
        String suite, String method, int threads, List<SuiteRow> rows, Optional<List<SuiteRow>> clean) {}
