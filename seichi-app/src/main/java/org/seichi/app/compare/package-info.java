/** Methods and engines side by side on the same games. */
package org.seichi.app.compare;
