/** The application around the library: command line, GTP engine, web server. */
package org.seichi.app;
