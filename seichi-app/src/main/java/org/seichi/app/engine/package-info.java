/** A second opinion: any engine that speaks the Go Text Protocol is asked how it scores a game. */
package org.seichi.app.engine;
