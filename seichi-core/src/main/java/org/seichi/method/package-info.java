/**
 * Scoring methods and their registry. Input: a final position, a ruleset and a budget. Output: an assessment. Each method has
 * its own package below this one and uses no other; start with {@link org.seichi.method.Methods}.
 */
package org.seichi.method;
