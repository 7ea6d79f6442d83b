/** Assessments of positions (verdicts, territories, last moves, flags), and how they are counted under a ruleset. */
package org.seichi.score;
