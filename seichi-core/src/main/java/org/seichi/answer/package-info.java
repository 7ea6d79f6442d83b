/** The answers of the program as JSON: the shape of each, and how it is made from a record and options. */
package org.seichi.answer;
