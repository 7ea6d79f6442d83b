/** The library as an engine for JavaScript hosts: takes bytes and texts and returns the JSON of the command line. */
package org.seichi.web;
