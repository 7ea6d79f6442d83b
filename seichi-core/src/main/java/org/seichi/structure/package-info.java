/**
 * Static analysis of a position, without search: its chains and regions, links, groups, eyes, liberties and influence,
 * derived once. Start with {@link org.seichi.structure.Structure}, or with {@link org.seichi.structure.Chains} alone.
 */
package org.seichi.structure;
