/**
 * What can be read off a position without searching. In: a position. Out: its chains and regions, links, groups, eyes,
 * liberties and influence, derived once. Start with {@link org.seichi.structure.Structure}, or with
 * {@link org.seichi.structure.Chains} alone.
 */
package org.seichi.structure;
