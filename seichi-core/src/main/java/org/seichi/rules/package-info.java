/** Rulesets as data. */
package org.seichi.rules;
