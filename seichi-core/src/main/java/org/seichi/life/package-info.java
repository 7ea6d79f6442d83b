/**
 * Life and death of groups in enclosed areas, by exact search: what becomes of a group if either player moves first, with
 * kos distinguished, and the table of eye shapes that follows from it.
 */
package org.seichi.life;
