/** Text: coordinates and diagrams for people; lines, cells and words of input, and a cursor to parse it. */
package org.seichi.text;
