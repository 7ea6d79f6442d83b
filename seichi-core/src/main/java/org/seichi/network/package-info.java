/** Small neural networks over the points of a board, in integers; see {@link org.seichi.network.NeighborLayers}. */
package org.seichi.network;
