/**
 * Geometry and stones: boards up to 25x25, points as {@code int}, sets of points, chains and immutable positions.
 *
 * <p>This package imports nothing of Seichi. It knows captures and simple ko, but no ruleset.
 */
package org.seichi.board;
