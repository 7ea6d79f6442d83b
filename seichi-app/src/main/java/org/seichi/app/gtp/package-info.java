/** The Go Text Protocol, version 2: Seichi as an engine for scoring and review, and suites of tests in its language. */
package org.seichi.app.gtp;
