/**
 * Rulesets as data. In: what a record says of rules, komi, handicap and result, in any language. Out: a ruleset, amounts in
 * half-points and the outcome that is stated. Start with {@link org.seichi.rules.Rulesets}.
 */
package org.seichi.rules;
