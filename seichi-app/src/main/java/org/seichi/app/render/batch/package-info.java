/** The table of a batch in its formats. */
package org.seichi.app.render.batch;
