/**
 * Reading out what others judge. For now the ending: where a record just stops, the neutral points are played out in turn
 * on a board of its own, and every chain that the opponent could then capture is read and protected. At the end games played in
 * wide territories show whether they hold ({@link org.seichi.method.reading.Invasions}).
 */
package org.seichi.method.reading;
