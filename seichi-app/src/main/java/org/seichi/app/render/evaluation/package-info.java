/** Evaluations as text, pictures and sheets. */
package org.seichi.app.render.evaluation;
