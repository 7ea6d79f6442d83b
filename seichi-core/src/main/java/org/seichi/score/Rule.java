package org.seichi.score;

/** A rule by which something is decided: a name for programs, its source, and the sentence that people read. */
public enum Rule {
    /** Every stone on the board lives. */
    STANDING("standing", "this method's only rule", "Stands on the board."),
    /** A person has said so. */
    MARKED("marked", "a person", "Marked %s by hand."),

    /** A group of Carta's method with two eyes. */
    TWO_EYES("two-eyes", "Carta, section 3", "%s"),
    /** One with an eye, the makings of another, and territory. */
    EYE_AND_TERRITORY("eye-and-territory", "Carta, section 3", "%s"),
    /** One with a large territory. */
    TERRITORY("territory", "Carta, section 3", "%s"),
    /** One that connects to a living group. */
    CONNECTED("connected", "Carta, section 3", "%s"),
    /** One in seki. */
    SEKI("seki", "Carta, section 3", "%s"),
    /** One whose capture the opponent could take back. */
    SNAPBACK("snapback", "Carta, section 3", "%s"),
    /** One whose captors are dead. */
    REINSTATED("reinstated", "Carta, section 3", "%s"),
    /** One that nothing saves. */
    DEAD("dead", "Carta, section 3", "%s"),
    /** A point that filling the neutral points forces. */
    FORCED_CONNECTION(
            "forced-connection",
            "Carta, section 3",
            "When the neutral points are filled, stones here come into atari: the point must be filled too."),

    /** A string of Park's method, judged by its properties. */
    STABILITY_TABLE("stability-table", "Carta, section 2", "%s"),
    /** One in seki. */
    STRING_IN_SEKI("seki", "Park and Kang 2005", "%s"),
    /** One that stands inside a string that cannot live by taking it. */
    KILLS_FROM_INSIDE("kills-from-inside", "Park and Kang 2005", "%s"),
    /** One that cannot live by taking what stands inside it. */
    KILLED_FROM_INSIDE("killed-from-inside", "Park and Kang 2005", "%s"),
    /** One whose captors are dead. */
    STRING_REINSTATED("reinstated", "Carta, section 2", "What surrounded it is dead."),

    /** A group of Dyer's method with two eyes. */
    EYES_AFTER_FILLING(
            "two-eyes", "Dyer, Scoring Completed Games", "Has two eyes once the open space around it is filled."),
    /** One inside the territory of its own stones. */
    PART_OF_MOYO(
            "part-of-moyo", "Dyer, Scoring Completed Games", "Lies inside the territory of its own living stones."),
    /** One closed in without room. */
    ENCLOSED_BY_MOYO(
            "enclosed-by-moyo",
            "Dyer, Scoring Completed Games",
            "Living enemy stones enclose it, without room for two eyes."),
    /** One in atari that nothing saves. */
    CAPTURED_IN_FINAL_MOVES(
            "captured-in-final-moves",
            "Dyer, Scoring Completed Games",
            "Stands in atari, and is taken whoever moves first."),
    /** One that cannot be cut off from living stones. */
    CONNECTED_TO_LIFE(
            "connected", "Dyer, Scoring Completed Games", "Cannot be captured before it connects to living stones."),
    /** One that the solver finds alive. */
    SOLVED_ALIVE("solved-alive", "Dyer, Scoring Completed Games", "Makes two eyes even if the opponent moves first."),
    /** One that the solver finds alive with its owner to move. */
    SAVED_BY_A_MOVE("saved-by-a-move", "Dyer, Scoring Completed Games", "Lives if its owner moves first."),
    /** One that the solver finds dead. */
    SOLVED_DEAD("solved-dead", "Dyer, Scoring Completed Games", "Makes no two eyes even if it moves first."),
    /** One that the solver finds in seki. */
    SOLVED_SEKI("solved-seki", "Dyer, Scoring Completed Games", "Neither side gains by playing here."),
    /** One that stands in seki, judged by the liberties that it shares. */
    PRESUMED_SEKI(
            "presumed-seki", "Dyer, Scoring Completed Games", "Neither side gains at the liberties that they share."),
    /** One of which nothing shows that it dies. */
    PRESUMED_ALIVE("presumed-alive", "Dyer, Scoring Completed Games", "Nothing shows that it dies."),
    /** The weakest of those that nothing decides. */
    PRESUMED_DEAD(
            "presumed-dead", "Dyer, Scoring Completed Games", "The weakest of the groups that nothing else decides."),
    /** A move that the filled neutral points force. */
    FORCED_CONNECTING_MOVE(
            "forced-connecting-move",
            "Dyer, Scoring Completed Games",
            "Otherwise the opponent captures %s once the neutral points are filled, beginning at %s."),

    /** Stones that cannot be captured even if no attack is answered. */
    SAFE_STONES_BENSON("safe-stones-benson", "Benson 1976", "It%s"),
    /** Stones that static rules prove. */
    SAFE_STONES_STATIC("safe-stones-static", "Mueller 1997", "It%s"),
    /** Stones that search proves. */
    SAFE_STONES_SEARCH("safe-stones-search", "Mueller 1997; Niu and Mueller 2004", "It%s"),
    /** Stones in territory that is the opponent's even if he never answers. */
    SAFE_TERRITORY_BENSON("safe-territory-benson", "Benson 1976", "It cannot live: all around is proven to be %s's."),
    /** Stones in territory that static rules prove. */
    SAFE_TERRITORY_STATIC("safe-territory-static", "Mueller 1997", "It cannot live: all around is proven to be %s's."),
    /** Stones in territory that search proves. */
    SAFE_TERRITORY_SEARCH(
            "safe-territory-search",
            "Mueller 1997; Niu and Mueller 2004",
            "It cannot live: all around is proven to be %s's."),

    /** What becomes of the stones in most games played to the end at random. */
    SAMPLED("sampled", "random play", "Played to the end at random, the stones are taken in %s of 100 games."),
    /** A fight in doubt, decided by games in which both players look for the best moves. */
    FIGHT_PLAYED(
            "fight-played",
            "games in a tree",
            "A fight in doubt: where both look for the best moves, the stones are taken in %s of 100 games, whoever begins."),
    /** A fight in doubt, decided by which outcome leaves the game close. */
    CLOSE_GAME(
            "close-game",
            "counted games",
            "A fight in doubt, decided by what keeps the game close: like this %s on the board, otherwise %s, and who"
                    + " is so far behind resigns."),
    /** A ko that the opponent can delay: bent four in the corner. */
    WAITING_KO("bent-four", "Japanese rules, article 7", "%s can begin a ko for the stones at any time: %s"),
    /** The same where the rules say that the stones are dead as they stand. */
    WAITING_KO_AS_IT_STANDS(
            "bent-four",
            "Japanese rules of 1989, article 7",
            "%s Under %s rules they are dead as they stand: after the game a ko is retaken only after a pass for it."),
    /** The same where the ko has to be played. */
    WAITING_KO_PLAYED("bent-four", "area rules", "%s %s"),
    /** What looked like a seki is not one. */
    CAPTOR("captor", "reading", "What it seemed to be in seki with is dead."),
    /** Neither side can take the other, by search. */
    SEKI_PROVEN(
            "seki-proven",
            "reading",
            "Neither side can take the other, whoever moves first: who plays on a shared liberty is taken."),
    /** A single stone that stands in a ko between living stones. */
    KO_STONE("ko-stone", "reading", "It stands in a ko between stones that live: who takes it can be taken back."),

    /** A seki that one of the players ends by moving first, by search. */
    SEKI_IN_TURN(
            "seki-in-turn",
            "reading",
            "By its shape a seki, but one of the players takes stones there if he moves first."),

    /** Captured even if the owner moves first. */
    CAPTURED_SECOND("captured-second", "reading", "%s"),
    /** Captured if the opponent moves first. */
    CAPTURED_FIRST("captured-first", "reading", "%s can take the stones%s"),
    /** In games the owner finds no way to save the stones. */
    TRY_FAILS("try-fails", "reading and sampled games", "%s finds no way to save the stones. An example: %s"),
    /** In games the opponent captures the stones. */
    ATTACK_SUCCEEDS("attack-succeeds", "reading and sampled games", "%s can take the stones. An example: %s"),
    /** Another line shows it. */
    FALLS_WITH_OTHERS(
            "falls-with-others", "reading and sampled games", "The stones fall in the same line as those at %s."),
    /** Who begins in a seki loses by it. */
    SEKI_FIRST_LOSES(
            "seki-first-loses",
            "reading and sampled games",
            "If %s moves first there, he loses stones, for example: %s."),

    /** A protective move against a capture. */
    CAPTURE_READ("capture-read", "reading", "Otherwise, %s."),
    /** One against a raid on a small territory. */
    RAID_READ("raid-read", "reading", "Otherwise, %s."),
    /** One against an invasion of a wide territory. */
    INVASION_SAMPLED("invasion-sampled", "reading", "Otherwise, %s."),
    /** One against dead stones that come back. */
    RESCUE_READ("rescue-read", "reading", "Otherwise, %s."),
    /** One without which a neutral point cannot be taken. */
    LAST_POINT("last-point", "reading", "Otherwise, %s.");

    private final String code;
    private final String source;
    private final String sentence;

    Rule(String code, String source, String sentence) {
        this.code = code;
        this.source = source;
        this.sentence = sentence;
    }

    /** Short and stable name, for programs: {@code "two-eyes"}. */
    public String code() {
        return code;
    }

    /** Where the rule comes from: {@code "Carta, section 3"}. */
    public String source() {
        return source;
    }

    /** Whether it kills stones by a ko that the opponent can delay: bent four in the corner. */
    public boolean isWaitingKo() {
        return this == WAITING_KO || this == WAITING_KO_AS_IT_STANDS || this == WAITING_KO_PLAYED;
    }

    /** The sentence for people, with words filled in. */
    public String sentence(Object... words) {
        return Wording.filled(sentence, words);
    }
}
