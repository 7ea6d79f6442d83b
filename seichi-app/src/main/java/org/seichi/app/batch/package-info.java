/** Archives scored game by game into a table that survives being killed: sources, workers, rows, summary. */
package org.seichi.app.batch;
