/**
 * Draws boards as in Go books: a {@link org.seichi.app.picture.Picture} describes the contents, and the same drawing code
 * makes SVG or pixels of it, depending on the canvas. The only package that uses AWT.
 */
package org.seichi.app.picture;
