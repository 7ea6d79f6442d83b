package org.seichi.method.dyer;

import java.util.Locale;
import org.seichi.score.Certainty;
import org.seichi.score.Status;

/** Why a group lives or dies: the words of the source's transcript, and a sentence for people. */
enum FateGround {
    /** Step 1. */
    TWO_EYES(Status.ALIVE, Certainty.JUDGED, "two eyes", "Has two eyes once the open space around it is filled."),
    /** Step 2: closed in by its own living stones. */
    PART_OF_MOYO(Status.ALIVE, Certainty.JUDGED, "part of moyo", "Lies inside the territory of its own living stones."),
    /** Step 2: closed in by living enemies, without room for eyes. */
    ENCLOSED_BY_MOYO(
            Status.DEAD, Certainty.JUDGED, "enclosed by moyo", "Living enemy stones enclose it, and it has no eyes."),
    /** Step 2: in atari, and nothing saves it. */
    CAPTURED_IN_FINAL_MOVES(
            Status.DEAD,
            Certainty.SEARCHED,
            "captured in final moves",
            "Stands in atari, and is taken whoever moves first."),
    /** Step 2: cannot be captured beside living stones of its own. */
    CONNECTED(
            Status.ALIVE,
            Certainty.SEARCHED,
            "connects to a living group",
            "Cannot be captured before it connects to living stones."),
    /** Step 2: found by the solver. */
    SOLVED_ALIVE(
            Status.ALIVE, Certainty.SEARCHED, "problem solved", "Makes two eyes even if the opponent moves first."),
    /** Step 2: found by the solver, the owner to move. */
    SAVED_BY_A_MOVE(
            Status.ALIVE,
            Certainty.SEARCHED,
            "problem solved, with a move of its own",
            "Lives if its owner moves first."),
    /** Step 2: found by the solver. */
    SOLVED_DEAD(Status.DEAD, Certainty.SEARCHED, "problem solved", "Makes no two eyes even if it moves first."),
    /** Step 2: found by the solver. */
    SOLVED_SEKI(Status.SEKI, Certainty.SEARCHED, "problem solved", "Neither side gains by playing here."),
    /** Step 2: nothing else decides. */
    PRESUMED_ALIVE(Status.ALIVE, Certainty.JUDGED, "presumed", "Nothing shows that it dies."),
    /** Step 2: nothing else decides. */
    PRESUMED_DEAD(Status.DEAD, Certainty.JUDGED, "presumed", "The weakest of the groups that nothing else decides.");

    private final Status status;
    private final Certainty certainty;
    private final String words;
    private final String sentence;

    FateGround(Status status, Certainty certainty, String words, String sentence) {
        this.status = status;
        this.certainty = certainty;
        this.words = words;
        this.sentence = sentence;
    }

    Status status() {
        return status;
    }

    Certainty certainty() {
        return certainty;
    }

    /** Short and stable name, for programs. */
    String rule() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** As the transcript of the source says it. */
    String words() {
        return words;
    }

    String sentence() {
        return sentence;
    }
}
