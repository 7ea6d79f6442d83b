/** Comparison of methods and engines on the same games. */
package org.seichi.app.compare;
