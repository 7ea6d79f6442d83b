/** Games: moves, setup, replay with captures and ko, and the position in which a record ends. */
package org.seichi.game;
