/**
 * Proofs by search in small zones (modeled on Niu and Mueller, "An improved safety solver in Go using partial order bounding",
 * and its forerunners): the opponent moves first in a zone, the owner answers there, and the groups around it get for good what
 * the proof owes them.
 *
 * <p>A zone is proven by {@link org.seichi.safety.local.LocalSearch}, against an opponent whom no ko rule binds, and kept
 * as a {@link org.seichi.safety.local.Strategy}: the answers to all lines of play. What happens outside a zone does not
 * matter to it, so the proofs of any number of zones without common points hold at the same time.
 */
package org.seichi.safety.local;
