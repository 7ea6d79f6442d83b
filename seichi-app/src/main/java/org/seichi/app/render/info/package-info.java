/** Formats of record summaries: text and table. */
package org.seichi.app.render.info;
