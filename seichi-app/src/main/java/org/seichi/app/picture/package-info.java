/**
 * Boards as in Go books, drawn once for every kind of picture: a {@link org.seichi.app.picture.Picture} says what is to be
 * seen, a canvas makes SVG or pixels of it. The only home of AWT.
 */
package org.seichi.app.picture;
