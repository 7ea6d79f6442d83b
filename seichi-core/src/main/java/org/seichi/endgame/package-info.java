/**
 * Endgame areas: what is left of the board once safe stones and settled territory are taken for granted, what each part is
 * worth, and what the whole comes to.
 *
 * <p>Begin with {@link org.seichi.endgame.Premises}.
 */
package org.seichi.endgame;
