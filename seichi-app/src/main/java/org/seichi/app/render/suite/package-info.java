/** Formats of the measurements on suites: text, tables and JSON. */
package org.seichi.app.render.suite;
