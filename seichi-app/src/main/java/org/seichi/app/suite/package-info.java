/** Measures a method on a folder of games whose results are known. */
package org.seichi.app.suite;
