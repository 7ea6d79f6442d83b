/** What an assessment says of a position, and how it is counted under a ruleset. */
package org.seichi.score;
