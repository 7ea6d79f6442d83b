/** The library as an engine for hosts of JavaScript: asked in bytes and texts, answered in the JSON of the command line. */
package org.seichi.web;
