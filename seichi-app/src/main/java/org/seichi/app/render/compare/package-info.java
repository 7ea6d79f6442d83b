/** Formats of comparisons: text, Markdown, JSON and HTML. */
package org.seichi.app.render.compare;
