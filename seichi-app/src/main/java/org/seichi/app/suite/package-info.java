/** Measures methods, evaluations and proofs on a folder of games whose results are known. */
package org.seichi.app.suite;
