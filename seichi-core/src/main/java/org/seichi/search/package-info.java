/** Search: a board with moves that can be taken back, and the budget that bounds every search. */
package org.seichi.search;
