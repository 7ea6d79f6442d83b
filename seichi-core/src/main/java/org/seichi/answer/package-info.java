/** The answers of the program as JSON: the shape of each, and the way to it from a record and options. */
package org.seichi.answer;
