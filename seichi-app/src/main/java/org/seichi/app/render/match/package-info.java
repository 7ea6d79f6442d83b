/** The result of a match as text. */
package org.seichi.app.render.match;
