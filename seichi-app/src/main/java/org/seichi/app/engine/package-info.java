/** Second opinions on scores from any engine that speaks the Go Text Protocol (GTP). */
package org.seichi.app.engine;
