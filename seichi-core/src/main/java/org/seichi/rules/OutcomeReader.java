package org.seichi.rules;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.seichi.board.Color;
import org.seichi.rules.Outcome.How;

/**
 * Reads results by their grammar, which the languages share: a color, a verb of winning or losing, and what decided
 * the game, as a word or an amount. The subject is the color before the verb. A verb of losing counts only if there is
 * none of winning, and turns the subject round.
 */
final class OutcomeReader {
    private static final Pattern COLOR = FreeText.pattern("(?<black>\\bb\\b|\\bblack\\b|黑|흑)|\\bw\\b|\\bwhite\\b|白|백");
    private static final Pattern WIN = FreeText.pattern("\\+|\\bwins?\\b|\\bwon\\b|\\bbeats?\\b|胜|赢|승");
    private static final Pattern LOSE = FreeText.pattern("\\bresign\\w*|\\blos(?:t|es?)\\b|负|输|投|패|超时");
    private static final Pattern DRAW =
            FreeText.pattern("0+(?:\\.0*)?|.*\\b(?:drawn?|jigo|tie)\\b.*|.*(?:和棋|和局|平局|持碁|持棋|ジゴ|비김|빅).*");
    private static final Pattern VOID = FreeText.pattern("\\bvoid\\b.*|no result\\b.*|.*(?:无胜负|无効|无效).*");
    private static final Pattern NOT_SAID = Pattern.compile("\\?*|unknown|unfinished");

    /** The number of moves, which Chinese records put before the result. */
    private static final Pattern MOVE_COUNT = Pattern.compile("(?:共\\s*)?\\d+\\s*手(?:完|终)?");

    private static final Pattern DIGIT = Pattern.compile("\\d");

    private static final Map<How, Pattern> DECIDED = Map.of(
            How.RESIGNATION, FreeText.pattern("\\br\\b|\\bres\\b|resign|中盘|中押|认输|投|불계"),
            How.TIME, FreeText.pattern("\\bt\\b|\\btime|超时|时间|시간"),
            How.FORFEIT, FreeText.pattern("\\bf\\b|forfeit|反则|犯规|判|반칙|실격"));

    private OutcomeReader() {}

    static Parsed<Outcome> read(String text) {
        String folded = MOVE_COUNT.matcher(FreeText.fold(text)).replaceAll(" ").strip();
        if (NOT_SAID.matcher(folded).matches()) {
            return new Parsed<>(Optional.empty(), Optional.empty());
        }
        if (VOID.matcher(folded).matches()) {
            return Parsed.plain(Outcome.uncounted(Optional.empty(), How.VOID));
        }
        if (DRAW.matcher(folded).matches()) {
            return Parsed.plain(Outcome.byMargin(0, false));
        }
        return result(text, folded);
    }

    private static Parsed<Outcome> result(String text, String folded) {
        Matcher win = WIN.matcher(folded);
        if (win.find()) {
            return subject(folded, win.start())
                    .map(winner -> decided(text, folded, winner, win.end()))
                    .orElseGet(() -> unreadable(text));
        }
        Matcher lose = LOSE.matcher(folded);
        if (lose.find()) {
            return subject(folded, lose.start())
                    .map(loser -> decided(text, folded, loser.opponent(), lose.end()))
                    .orElseGet(() -> unreadable(text));
        }
        return COLOR.matcher(folded).matches()
                ? Parsed.plain(Outcome.uncounted(subject(folded, folded.length()), How.UNKNOWN))
                : unreadable(text);
    }

    /** The color nearest before an index, or else the first one after it. */
    private static Optional<Color> subject(String folded, int index) {
        Optional<Color> subject = Optional.empty();
        Matcher matcher = COLOR.matcher(folded);
        while (matcher.find() && (matcher.start() < index || subject.isEmpty())) {
            subject = Optional.of(matcher.group("black") == null ? Color.WHITE : Color.BLACK);
        }
        return subject;
    }

    /** What decided: the word or amount that stands first; amounts count before the verb only if none follows it. */
    private static Parsed<Outcome> decided(String text, String folded, Color winner, int verbEnd) {
        Optional<Amount> amount = Amount.find(folded, verbEnd).or(() -> Amount.find(folded.substring(0, verbEnd), 0));
        int amountAt = amount.map(Amount::start).orElse(folded.length());
        Optional<How> word = word(folded.substring(0, amountAt));
        if (word.isPresent()) {
            return Parsed.plain(Outcome.uncounted(Optional.of(winner), word.get()));
        }
        if (amount.isPresent()) {
            return margin(text, winner, amount.get());
        }
        return DIGIT.matcher(folded).region(verbEnd, folded.length()).find()
                ? unreadable(text)
                : Parsed.plain(Outcome.uncounted(Optional.of(winner), How.UNKNOWN));
    }

    /** The first word of a text that says what decided. */
    private static Optional<How> word(String folded) {
        Map<Integer, How> words = new TreeMap<>();
        DECIDED.forEach((how, pattern) -> {
            Matcher matcher = pattern.matcher(folded);
            if (matcher.find()) {
                words.put(matcher.start(), how);
            }
        });
        return words.values().stream().findFirst();
    }

    private static Parsed<Outcome> margin(String text, Color winner, Amount amount) {
        if (amount.quarters() < 0 || amount.halfPoints().isEmpty()) {
            return unreadable(text);
        }
        int halves = amount.halfPoints().getAsInt();
        Outcome outcome = Outcome.byMargin(winner == Color.BLACK ? halves : -halves, amount.inZi());
        return outcome.zi()
                ? Parsed.remarked(
                        outcome,
                        "result-zi",
                        "RE " + FreeText.quote(text) + " is in zi, in points " + outcome.notation())
                : Parsed.plain(outcome);
    }

    private static Parsed<Outcome> unreadable(String text) {
        return Parsed.unreadable("result-unreadable", "RE " + FreeText.quote(text) + " cannot be read as a result");
    }
}
