/** Scores archives game by game into a table from which a killed run can be resumed: sources, workers, rows, summary. */
package org.seichi.app.batch;
