/** Text: coordinates and diagrams for people; lines, cells and words of what is read, and a cursor that goes through it. */
package org.seichi.text;
