/** The command line: commands, options, files and exit statuses. */
package org.seichi.app.cli;
