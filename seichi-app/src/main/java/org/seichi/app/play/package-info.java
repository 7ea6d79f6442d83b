/** The choice of a move. */
package org.seichi.app.play;
