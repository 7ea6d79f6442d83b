/** Formats of proofs: text, pictures, sheets and summaries. */
package org.seichi.app.render.proof;
