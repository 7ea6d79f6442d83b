/** Scoring methods and their registry. Each method has a package of its own below this one. */
package org.seichi.method;
