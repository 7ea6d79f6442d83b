/** Suggested moves as text, pictures and sheets. */
package org.seichi.app.render.suggestion;
