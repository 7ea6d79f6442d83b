/** Formats of scores: text, pictures, sheets and records. */
package org.seichi.app.render.score;
