/** Reports as text, JSON and SGF: the only home of JSON and of colors. */
package org.seichi.app.render;
