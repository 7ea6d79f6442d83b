package org.seichi.safety;

import java.util.List;

/**
 * All answers of the static proofs of a color: by looking them up, the owner keeps what is proven wherever the opponent plays.
 *
 * <p>Each point that can be attacked has one answer. The owner answers every attack at once and may pass otherwise. Every
 * answer joins a safe chain, so no stone of an answer is ever captured and no answer repeats a position: no ko rule can
 * forbid one.
 *
 * @param list the replies in the order of the attacked points
 */
public record Replies(List<Reply> list) {
    /** Keeps an immutable copy. */
    public Replies {
        list = List.copyOf(list);
    }
}
