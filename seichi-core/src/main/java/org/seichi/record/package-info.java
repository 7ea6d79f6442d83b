/**
 * Game records: SGF in and out.
 *
 * <p>Bytes are decoded to text first, then split into properties, then read as a {@link org.seichi.game.Game}. No tree is
 * kept: {@link org.seichi.record.SgfReader} needs the main line only, and {@link org.seichi.record.SgfWriter} copies a
 * record property by property, so that variations and unknown properties survive and memory stays bounded by the text.
 */
package org.seichi.record;
