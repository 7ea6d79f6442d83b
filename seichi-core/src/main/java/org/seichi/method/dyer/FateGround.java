package org.seichi.method.dyer;

import org.seichi.score.Certainty;
import org.seichi.score.Rule;
import org.seichi.score.Status;

/** Why a group is alive, dead or in seki, in the words of the source's transcript and in a sentence for users. */
enum FateGround {
    /** Step 1: two eyes after filling. */
    TWO_EYES(Status.ALIVE, Certainty.JUDGED, "two eyes", Rule.EYES_AFTER_FILLING),
    /** Step 2: enclosed by its own living stones. */
    PART_OF_MOYO(Status.ALIVE, Certainty.JUDGED, "part of moyo", Rule.PART_OF_MOYO),
    /** Step 2: enclosed by living enemy stones without room for eyes. */
    ENCLOSED_BY_MOYO(Status.DEAD, Certainty.JUDGED, "enclosed by moyo", Rule.ENCLOSED_BY_MOYO),
    /** Step 2: in atari and cannot be saved. */
    CAPTURED_IN_FINAL_MOVES(Status.DEAD, Certainty.SEARCHED, "captured in final moves", Rule.CAPTURED_IN_FINAL_MOVES),
    /** Step 2: reaches living stones of its color over open points, or cannot be captured next to them. */
    CONNECTED(Status.ALIVE, Certainty.SEARCHED, "connects to a living group", Rule.CONNECTED_TO_LIFE),
    /** Step 2: alive by the problem solver. */
    SOLVED_ALIVE(Status.ALIVE, Certainty.SEARCHED, "solved, it makes two eyes", Rule.SOLVED_ALIVE),
    /** Step 2: captured if the opponent moves first and saved if the owner does, by capture reading. */
    SAVED_BY_A_MOVE(Status.ALIVE, Certainty.SEARCHED, "solved, a move of its own saves it", Rule.SAVED_BY_A_MOVE),
    /** Step 2: dead by the problem solver or by capture reading. */
    SOLVED_DEAD(Status.DEAD, Certainty.SEARCHED, "solved, nothing saves it", Rule.SOLVED_DEAD),
    /** Step 2: in seki by the problem solver. */
    SOLVED_SEKI(Status.SEKI, Certainty.SEARCHED, "solved, neither side can capture", Rule.SOLVED_SEKI),
    /** Step 2: the search did not finish, and the shape is that of a seki. */
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

    /** The rule named by the reason; its sentence is for users. */
    Rule rule() {
        return rule;
    }

    /** The fate as the transcript puts it: {@code "DEAD: enclosed by moyo"}. */
    String fate() {
        return words.isEmpty() ? "PRESUMED " + status : status + ": " + words;
    }
}
