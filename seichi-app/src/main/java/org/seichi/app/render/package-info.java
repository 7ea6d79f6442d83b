/** What the output formats of all results share, with a subpackage for each kind of result. Terminal colors are used only here. */
package org.seichi.app.render;
