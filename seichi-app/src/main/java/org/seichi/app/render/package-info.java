/** What the formats of all results have in common; a package below for each kind of result. The only home of colors. */
package org.seichi.app.render;
