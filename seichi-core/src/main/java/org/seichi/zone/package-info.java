/**
 * Life, death and connection by search without a fence: moves are tried, and what a refutation did not touch need not be
 * tried (Shih, Wu, Wei and Wu 2022). A success comes with its <em>zone</em>, the points that it looks at: it holds whatever
 * stands and happens elsewhere.
 */
package org.seichi.zone;
