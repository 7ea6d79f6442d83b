/** The figures of suites as text, tables and JSON. */
package org.seichi.app.render.suite;
