/** Text for people: coordinates and diagrams. */
package org.seichi.text;
