/** Matches between Seichi and another engine: games, results, and confidence intervals. */
package org.seichi.app.match;
