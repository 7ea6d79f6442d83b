/** From a file to scored games: reading, replay, assessment and count with their times. For every way into the program. */
package org.seichi.app.scoring;
