/** Finding and reading files with game records, failures, and the system clock. */
package org.seichi.app.files;
