/**
 * Proofs that were stored, replayed by code that knows nothing of how they were found: the rules of Go, a table of answers,
 * and an attacker who tries what he can.
 */
package org.seichi.check;
