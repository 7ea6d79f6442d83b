/** Matches between Seichi and another engine, game by game, with what their results are worth. */
package org.seichi.app.match;
