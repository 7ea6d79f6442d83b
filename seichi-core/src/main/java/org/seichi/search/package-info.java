/**
 * Search: a board with moves that can be taken back, proof-number search with its table and budget, and the tactical
 * reading of captures. Nothing here depends on time, so that every machine gives the same answers.
 */
package org.seichi.search;
