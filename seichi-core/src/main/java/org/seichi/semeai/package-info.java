/**
 * Capturing races and seki: who wins a race, by counting where that is exact and by search elsewhere, and its value.
 *
 * <p>The caller says which stones are safe; nothing here decides that. Start with {@link org.seichi.semeai.RaceReader}.
 */
package org.seichi.semeai;
