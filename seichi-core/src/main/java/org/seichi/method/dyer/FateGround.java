package org.seichi.method.dyer;

import org.seichi.score.Certainty;
import org.seichi.score.Rule;
import org.seichi.score.Status;

/** Why a group lives or dies: the words of the source's transcript, and a sentence for people. */
enum FateGround {
    /** Step 1. */
    TWO_EYES(Status.ALIVE, Certainty.JUDGED, "two eyes", Rule.EYES_AFTER_FILLING),
    /** Step 2: closed in by its own living stones. */
    PART_OF_MOYO(Status.ALIVE, Certainty.JUDGED, "part of moyo", Rule.PART_OF_MOYO),
    /** Step 2: closed in by living enemies, without room for eyes. */
    ENCLOSED_BY_MOYO(Status.DEAD, Certainty.JUDGED, "enclosed by moyo", Rule.ENCLOSED_BY_MOYO),
    /** Step 2: in atari, and nothing saves it. */
    CAPTURED_IN_FINAL_MOVES(Status.DEAD, Certainty.SEARCHED, "captured in final moves", Rule.CAPTURED_IN_FINAL_MOVES),
    /** Step 2: cannot be captured beside living stones of its own. */
    CONNECTED(Status.ALIVE, Certainty.SEARCHED, "connects to a living group", Rule.CONNECTED_TO_LIFE),
    /** Step 2: found by the solver. */
    SOLVED_ALIVE(Status.ALIVE, Certainty.SEARCHED, "solved, it makes two eyes", Rule.SOLVED_ALIVE),
    /** Step 2: found by the solver, the owner to move. */
    SAVED_BY_A_MOVE(Status.ALIVE, Certainty.SEARCHED, "solved, a move of its own saves it", Rule.SAVED_BY_A_MOVE),
    /** Step 2: found by the solver. */
    SOLVED_DEAD(Status.DEAD, Certainty.SEARCHED, "solved, nothing saves it", Rule.SOLVED_DEAD),
    /** Step 2: found by the solver. */
    SOLVED_SEKI(Status.SEKI, Certainty.SEARCHED, "solved, neither side can capture", Rule.SOLVED_SEKI),
    /** Step 2: the search did not come to an end, and the liberties that they share decide. */
    PRESUMED_SEKI(Status.SEKI, Certainty.JUDGED, "", Rule.PRESUMED_SEKI),
    /** Step 2: nothing else decides. */
    PRESUMED_ALIVE(Status.ALIVE, Certainty.JUDGED, "", Rule.PRESUMED_ALIVE),
    /** Step 2: nothing else decides. */
    PRESUMED_DEAD(Status.DEAD, Certainty.JUDGED, "", Rule.PRESUMED_DEAD);

    private final Status status;
    private final Certainty certainty;
    private final String words;
    private final Rule rule;

    FateGround(Status status, Certainty certainty, String words, Rule rule) {
        this.status = status;
        this.certainty = certainty;
        this.words = words;
        this.rule = rule;
    }

    Status status() {
        return status;
    }

    Certainty certainty() {
        return certainty;
    }

    /** The rule that its reason names. */
    Rule rule() {
        return rule;
    }

    /** As the transcript says it: {@code "DEAD: enclosed by moyo"}. */
    String fate() {
        return words.isEmpty() ? "PRESUMED " + status : status + ": " + words;
    }

    /** The sentence for people. */
    String sentence() {
        return rule.sentence();
    }
}
