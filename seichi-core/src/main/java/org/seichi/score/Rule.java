package org.seichi.score;

import org.seichi.board.PointSet;
import org.seichi.text.Texts;

/** The rules that decide verdicts and last moves, each with a name for programs, its source and the sentence shown to the user. */
public enum Rule {
    /** Every stone on the board is alive. */
    STANDING("this method's only rule", "Stands on the board."),
    /** A person marked the chain. */
    MARKED("a person", "Marked %s by hand."),
    /** A person marked as dead the stones with which the chain was in seki. */
    SEKI_PARTNER_DEAD("a person", "The stones in seki with it are marked dead by hand."),

    /** Carta's method: a group with two eyes. */
    TWO_EYES("Carta, section 3", "%s"),
    /** Carta's method: a group with one eye, a second one in the making, and territory. */
    EYE_AND_TERRITORY("Carta, section 3", "%s"),
    /** Carta's method: a group with a large territory. */
    TERRITORY("Carta, section 3", "%s"),
    /** Carta's method: a group that connects to a living group. */
    CONNECTED("Carta, section 3", "%s"),
    /** Carta's method: a group in seki. */
    SEKI("Carta, section 3", "%s"),
    /** Carta's method: a group whose captors could be recaptured at once. */
    SNAPBACK("Carta, section 3", "%s"),
    /** Carta's method: a group whose captors are dead. */
    REINSTATED("Carta, section 3", "%s"),
    /** Carta's method: a group that nothing saves. */
    DEAD("Carta, section 3", "%s"),
    /** Carta's method: a point that must be filled once the neutral points are filled. */
    FORCED_CONNECTION(
            "Carta, section 3",
            "Once the neutral points are filled, stones here are in atari: this point must be filled too."),

    /** Park's method: a chain judged by its properties. */
    STABILITY_TABLE("Carta, section 2", "%s"),
    /** Park's method: a chain in seki. */
    STRING_IN_SEKI("seki", "Park and Kang 2005", "%s"),
    /** Park's method: a chain inside another one that cannot live by capturing it. */
    KILLS_FROM_INSIDE("Park and Kang 2005", "%s"),
    /** Park's method: a chain that cannot live by capturing the stones inside it. */
    KILLED_FROM_INSIDE("Park and Kang 2005", "%s"),
    /** Park's method: a chain whose captors are dead. */
    STRING_REINSTATED("reinstated", "Carta, section 2", "The stones around it are dead."),

    /** Dyer's method: a group with two eyes. */
    EYES_AFTER_FILLING(
            "two-eyes", "Dyer, Scoring Completed Games", "It has two eyes once the open space around it is filled."),
    /** Dyer's method: a group inside the territory of its own color's living stones. */
    PART_OF_MOYO("Dyer, Scoring Completed Games", "It lies inside the territory of living stones of its own color."),
    /** Dyer's method: a group enclosed without room for two eyes. */
    ENCLOSED_BY_MOYO(
            "Dyer, Scoring Completed Games",
            "Living stones of the opponent enclose it, and it has no room for two eyes."),
    /** Dyer's method: a group in atari that nothing saves. */
    CAPTURED_IN_FINAL_MOVES("Dyer, Scoring Completed Games", "It is in atari, and is captured whoever moves first."),
    /** Dyer's method: a group that cannot be cut off from living stones. */
    CONNECTED_TO_LIFE(
            "connected", "Dyer, Scoring Completed Games", "It cannot be captured before it connects to living stones."),
    /** Dyer's method: a group that the solver finds alive. */
    SOLVED_ALIVE("Dyer, Scoring Completed Games", "It makes two eyes even if the opponent moves first."),
    /** Dyer's method: a group that the solver finds alive if its owner moves first. */
    SAVED_BY_A_MOVE("Dyer, Scoring Completed Games", "It lives if its owner moves first."),
    /** Dyer's method: a group that the solver finds dead. */
    SOLVED_DEAD("Dyer, Scoring Completed Games", "It cannot make two eyes even if its owner moves first."),
    /** Dyer's method: a group that the solver finds in seki. */
    SOLVED_SEKI("Dyer, Scoring Completed Games", "Neither side gains by playing here."),
    /** Dyer's method: a group in seki, judged by its shared liberties because the search did not finish. */
    PRESUMED_SEKI("Dyer, Scoring Completed Games", "Neither side gains by playing on a shared liberty."),
    /** Dyer's method: a group that nothing shows to be dead. */
    PRESUMED_ALIVE("Dyer, Scoring Completed Games", "Nothing shows that it is dead."),
    /** Dyer's method: the weakest of the groups that nothing else decides. */
    PRESUMED_DEAD("Dyer, Scoring Completed Games", "It is the weakest of the groups that nothing else decides."),
    /** Dyer's method: a connecting move that is forced once the neutral points are filled. */
    FORCED_CONNECTING_MOVE(
            "Dyer, Scoring Completed Games",
            "Otherwise the opponent captures %s once the neutral points are filled, beginning at %s."),

    /** Stones that cannot be captured even if no attack is answered. */
    SAFE_STONES_BENSON("Benson 1976", "It%s"),
    /** Stones proven safe by static rules. */
    SAFE_STONES_STATIC("Mueller 1997", "It%s"),
    /** Stones proven safe by search. */
    SAFE_STONES_SEARCH("Mueller 1997; Niu and Mueller 2004", "It%s"),
    /** Dead stones in territory that is the opponent's even if he never answers. */
    SAFE_TERRITORY_BENSON("Benson 1976", "It cannot live: the territory around it is proven to be %s's."),
    /** Dead stones in territory that static rules prove to be the opponent's. */
    SAFE_TERRITORY_STATIC("Mueller 1997", "It cannot live: the territory around it is proven to be %s's."),
    /** Dead stones in territory that search proves to be the opponent's. */
    SAFE_TERRITORY_SEARCH(
            "Mueller 1997; Niu and Mueller 2004", "It cannot live: the territory around it is proven to be %s's."),

    /** The fate of the stones in most playouts. */
    SAMPLED("random play", "Captured in %s of 100 games played to the end at random."),
    /** A doubtful fight, decided by games in a search tree in which both players look for the best moves. */
    FIGHT_PLAYED(
            "games in a tree",
            "A doubtful fight: captured in %s of 100 games in which both players look for the best moves, whoever moves"
                    + " first."),
    /** A doubtful fight, decided in favor of the outcome that keeps the score close. */
    CLOSE_GAME(
            "counted games",
            "A doubtful fight, decided by what keeps the game close: this way %s on the board, otherwise %s, and a"
                    + " player so far behind would have resigned."),
    /** Dead by a ko that the opponent can delay (bent four in the corner), before the ruleset is considered. */
    WAITING_KO("bent-four", "Japanese rules, article 7", "%s can start a ko for the stones at any time: %s"),
    /** Bent four in the corner under rules by which the stones are dead as they stand. */
    WAITING_KO_AS_IT_STANDS(
            "bent-four",
            "Japanese rules of 1989, article 7",
            "%s Under %s rules they are dead as they stand: once play has stopped, a ko may be retaken only after a"
                    + " pass for that ko."),
    /** Bent four in the corner under rules by which the ko must be played. */
    WAITING_KO_PLAYED("bent-four", "area rules", "%s %s"),
    /** What looked like a seki is not one, because the opposing stones are dead. */
    CAPTOR("reading", "The stones that it seemed to be in seki with are dead."),
    /** Neither side can capture the other, by search. */
    SEKI_PROVEN(
            "reading",
            "Neither side can capture the other, whoever moves first: whoever plays on a shared liberty is captured."),
    /** The loser of a capturing race between safe stones, by counting. */
    RACE_LOST(
            "Mueller, Race to Capture",
            "It loses the capturing race, whoever moves first: its liberties are filled first."),
    /** A single stone in a ko between living stones. */
    KO_STONE("reading", "It stands in a ko between living stones: the stone that captures it can be recaptured."),
    /** Chains of both colors in atari at the same point, where whoever captures is captured. */
    MUTUAL_ATARI(
            "Japanese rules of 1989, articles 7 and 8",
            "Both sides are in atari at %s, and whoever captures there is captured in turn: a seki if it is left as it is."),
    /** Living stones beside neutral points that neither player can fill. */
    SEKI_WITH_DAME(
            "Japanese rules of 1989, article 8",
            "It lives, but beside neutral points that neither player can fill without being captured."),

    /** A seki that one of the players ends by moving first, by search. */
    SEKI_IN_TURN(
            "reading",
            "By its shape a seki, but search finds a way for at least one player to capture stones there if he moves first."),

    /** Captured even if the owner moves first. */
    CAPTURED_SECOND("reading", "%s"),
    /** Captured if the opponent moves first. */
    CAPTURED_FIRST("reading", "%s can capture [the stone|the stones]%s"),
    /** The record's last move attacks the stones, and their owner, who is to move, saves them. */
    SAVED_IN_TURN("reading", "%s is to move and saves [the stone|the stones]: %s."),
    /** In sampled games the owner finds no way to save the stones. */
    TRY_FAILS("reading and sampled games", "%s finds no way to save [the stone|the stones]. For example: %s"),
    /** In sampled games the opponent captures the stones. */
    ATTACK_SUCCEEDS("reading and sampled games", "%s can capture [the stone|the stones]. For example: %s"),
    /** The line shown for other stones captures these as well. */
    FALLS_WITH_OTHERS("reading and sampled games", "Captured in the same line of play as %s."),
    /** In a seki, the player who moves first loses stones. */
    SEKI_FIRST_LOSES("reading and sampled games", "If %s moves first here, he loses stones. For example: %s."),

    /** A protective move against a capture. */
    CAPTURE_READ("reading", "Otherwise, %s."),
    /** A protective move against a raid on a small territory. */
    RAID_READ("reading", "Otherwise, %s."),
    /** A protective move against an invasion of a wide territory. */
    INVASION_SAMPLED("reading", "Otherwise, %s."),
    /** A protective move against dead stones coming back to life. */
    RESCUE_READ("reading", "Otherwise, %s."),
    /** A protective move without which a neutral point cannot be taken. */
    LAST_POINT("reading", "Otherwise, %s.");

    private final String code;
    private final String source;
    private final String sentence;

    Rule(String source, String sentence) {
        this("", source, sentence);
    }

    /** A rule whose name for programs is not made from its constant, because several rules share the name. */
    Rule(String code, String source, String sentence) {
        this.code = code;
        this.source = source;
        this.sentence = sentence;
    }

    /** A short, stable name for programs: {@code "two-eyes"}. */
    public String code() {
        return code.isEmpty() ? Texts.code(this) : code;
    }

    /** The source of the rule: {@code "Carta, section 3"}. */
    public String source() {
        return source;
    }

    /** Whether stones are dead by this rule because of a ko that the opponent can delay: bent four in the corner. */
    public boolean isWaitingKo() {
        return this == WAITING_KO || this == WAITING_KO_AS_IT_STANDS || this == WAITING_KO_PLAYED;
    }

    /** Whether the sentence states another status than the given one: that of a judgment from shape which something else has overruled. */
    public boolean contradicts(Status status) {
        return switch (this) {
            case TWO_EYES, EYE_AND_TERRITORY, TERRITORY, CONNECTED, SNAPBACK, REINSTATED -> status != Status.ALIVE;
            case SEKI -> status != Status.SEKI;
            case DEAD -> status != Status.DEAD;
            default -> false;
        };
    }

    /** The sentence for the user about several stones, with the given words filled in. */
    public String sentence(Object... words) {
        return Wording.filled(Wording.of(2, sentence), words);
    }

    /** The sentence for the user about some stones or points, with the given words filled in. */
    public String sentenceAbout(PointSet points, Object... words) {
        return Wording.filled(Wording.of(points.size(), sentence), words);
    }
}
