/**
 * Scoring methods and their registry. In: a final position, a ruleset and a budget. Out: an assessment. Each method has a package
 * of its own below this one and uses no other; start with {@link org.seichi.method.Methods}.
 */
package org.seichi.method;
