/** Solved problems of life and death, as text, pictures and sheets. */
package org.seichi.app.render.problem;
