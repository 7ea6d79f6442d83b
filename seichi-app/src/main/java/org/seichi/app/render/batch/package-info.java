/** Formats of the table and the summary of a batch. */
package org.seichi.app.render.batch;
