/**
 * Lines of play that show why stones are dead and why a seki is one, for those who ask; nothing is judged here. Start with
 * {@link org.seichi.line.Explainer}.
 */
package org.seichi.line;
