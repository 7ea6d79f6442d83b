/** Methods side by side as text, JSON and sheets. */
package org.seichi.app.render.compare;
