/** Scores as text, pictures, sheets, records, and as the page shows them. */
package org.seichi.app.render.score;
