/** Patterns: small diagrams in readable resources, found on a board in all symmetries and for both colors. */
package org.seichi.pattern;
