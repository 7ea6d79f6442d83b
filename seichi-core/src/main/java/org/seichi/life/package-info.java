/**
 * Life and death of groups in enclosed areas, by exhaustive search with either player to move first and with kos recognized,
 * and the tables of eye shapes that such searches give.
 */
package org.seichi.life;
