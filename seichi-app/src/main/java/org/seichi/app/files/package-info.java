/** Files with game records: found, read, and what failed; and the clock of the machine. */
package org.seichi.app.files;
