/** The Go Text Protocol (GTP), version 2: Seichi as an engine for scoring and review, and a runner for GTP regression suites. */
package org.seichi.app.gtp;
