/**
 * Life, death, capture and connection by search that is not confined to an area: moves that a refutation does not depend on
 * need not be tried (Shih, Wu, Wei and Wu 2022). A success comes with its <em>zone</em>, the points that it depends on: it
 * holds whatever stands and happens elsewhere.
 */
package org.seichi.zone;
