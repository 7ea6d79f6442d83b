/** All that can be read off a position without searching: chains, regions, eyes, links, groups, liberties, influence. */
package org.seichi.structure;
