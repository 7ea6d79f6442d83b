/** Choosing moves by search, for playing under GTP. */
package org.seichi.app.play;
