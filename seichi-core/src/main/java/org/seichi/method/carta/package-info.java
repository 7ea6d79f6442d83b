/**
 * The static method of Andrea Carta, "A static method for computing the score of a Go game": one class for each step of its
 * section 3. Nothing is played out or searched; what the paper leaves open is chosen by measurement and recorded in
 * {@code docs/decisions.md}.
 */
package org.seichi.method.carta;
