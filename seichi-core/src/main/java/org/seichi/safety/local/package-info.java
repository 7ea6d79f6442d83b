/**
 * Proofs by search in small zones (Niu and Mueller, "An improved safety solver in Go using partial order bounding" and its
 * forerunners, are the model): the opponent moves first in a zone, the owner answers there, and what he owes to the groups
 * around it holds for ever.
 *
 * <p>A zone is proven by {@link org.seichi.safety.local.LocalSearch}, against an opponent whom no ko rule binds, and kept
 * as a {@link org.seichi.safety.local.Strategy}: the answers to all lines of play. What happens outside of a zone does not
 * matter to it, so any number of zones without common points hold at the same time.
 */
package org.seichi.safety.local;
