/** What records say, as text and as a table. */
package org.seichi.app.render.info;
