/**
 * Checks stored proofs without any knowledge of how they were found: by the rules of Go, a table of answers, and an attacker
 * who tries every line that he can.
 */
package org.seichi.check;
