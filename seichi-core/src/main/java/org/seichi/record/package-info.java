/**
 * Game records: reads SGF, GIB, NGF, UGF and boards in letters, and writes SGF.
 *
 * <p>Bytes are first decoded to text, then split into properties, then read as a {@link org.seichi.game.Game}. No tree is built
 * for this: {@link org.seichi.record.SgfReader} needs the main line only, and {@link org.seichi.record.SgfWriter} copies a
 * record property by property, so that variations and unknown properties survive and memory stays bounded by the text.
 */
package org.seichi.record;
