/**
 * Results without a format. In: assessments, evaluations, suggestions, proofs and solved problems. Out: what any renderer shows
 * of them, with owners and signs for each point.
 */
package org.seichi.report;
