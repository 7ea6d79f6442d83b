/** The program around the library. */
package org.seichi.app;
