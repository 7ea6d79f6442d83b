/**
 * Rulesets as data. In: rules, komi, handicap and result as stated in a record, in several languages. Out: a ruleset, amounts
 * in half-points and the stated outcome. Start with {@link org.seichi.rules.Rulesets}.
 */
package org.seichi.rules;
