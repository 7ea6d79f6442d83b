/**
 * Results independent of any output format. In: assessments, evaluations, suggestions, proofs and solved problems. Out: what
 * renderers show of them, with owners and glyphs for each point.
 */
package org.seichi.report;
