/**
 * The method of Hyun-Soo Park (2003, 2005, 2007), as far as it is known: Carta, section 2, describes it, and of the work on
 * seki the published abstract and outline are known. Each string is judged alone, by its properties; there are no groups for
 * life, no kos, no snapback and no forced connections. It is the baseline; guesses are recorded in {@code docs/decisions.md}.
 */
package org.seichi.method.park;
