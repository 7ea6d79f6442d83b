package org.seichi.rules;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.seichi.board.Color;
import org.seichi.rules.Outcome.How;
import org.seichi.rules.Words.Place;
import org.seichi.text.Characters;
import org.seichi.text.Cursor;
import org.seichi.text.Texts;

/**
 * Reads results by the grammar that all supported languages share: a color, a verb of winning or losing, and a word or an
 * amount that says how the game was decided. The subject is the color before the verb. A verb of losing counts only if there is
 * none of winning; then the subject's opponent won.
 */
final class OutcomeReader {
    private static final Words BLACK = new Words("b", "black", "黑", "흑");
    private static final Words COLOR = new Words("b", "black", "黑", "흑", "w", "white", "白", "백");
    private static final Words WIN = new Words("+", "win", "wins", "won", "beat", "beats", "胜", "赢", "승");
    private static final Words LOSE = new Words("resign*", "lost", "lose", "loses", "负", "输", "投", "패", "超时");
    /** Stands for a verb of winning if there is none: "Black by 3.5", "Black by resignation". */
    private static final Words BY = new Words("by");

    private static final Words DRAW =
            new Words("draw", "drawn", "jigo", "tie", "和棋", "和局", "平局", "持碁", "持棋", "ジゴ", "비김", "빅");
    private static final Words VOID_FIRST = new Words("void", "no result");
    private static final Words VOID = new Words("无胜负", "无効", "无效");
    private static final Set<String> NOT_SAID = Set.of("unknown", "unfinished");

    private static final Words RESIGNATION = new Words("r", "res", "*resign*", "中盘", "中押", "认输", "投", "불계");
    private static final Words TIME = new Words("t", "time*", "超时", "时间", "시간");
    private static final Words FORFEIT = new Words("f", "*forfeit*", "反则", "犯规", "判", "반칙", "실격");

    private OutcomeReader() {}

    static Parsed<Outcome> read(String text) {
        String folded = Texts.strip(withoutMoveCounts(FreeText.fold(text)));
        if (folded.replace("?", "").isEmpty() || NOT_SAID.contains(folded)) {
            return new Parsed<>(Optional.empty(), Optional.empty());
        }
        if (VOID_FIRST.begin(folded) || VOID.areIn(folded)) {
            return Parsed.plain(Outcome.uncounted(Optional.empty(), How.VOID));
        }
        if (isZero(folded) || DRAW.areIn(folded)) {
            return Parsed.plain(Outcome.byMargin(0, false));
        }
        return result(text, folded);
    }

    /** Replaces the number of moves, which Chinese records put before the result, by a space. */
    private static String withoutMoveCounts(String folded) {
        StringBuilder kept = new StringBuilder();
        Cursor cursor = new Cursor(folded, 0);
        while (!cursor.atEnd()) {
            int start = cursor.at();
            if (skipMoveCount(cursor)) {
                kept.append(' ');
            } else {
                kept.append(folded.charAt(start));
                cursor.to(start + 1);
            }
        }
        return kept.toString();
    }

    private static boolean skipMoveCount(Cursor cursor) {
        if (cursor.skip("共")) {
            cursor.skipSpaces();
        }
        boolean isNumber = cursor.skipDigits() > 0;
        cursor.skipSpaces();
        boolean isCount = isNumber && cursor.skip("手");
        cursor.skipAny("完终", isCount ? 1 : 0);
        return isCount;
    }

    private static boolean isZero(String folded) {
        Cursor cursor = new Cursor(folded, 0);
        boolean isZero = cursor.skipAll("0") > 0;
        if (cursor.skip(".")) {
            cursor.skipAll("0");
        }
        return isZero && cursor.atEnd();
    }

    private static Parsed<Outcome> result(String text, String folded) {
        Optional<Place> win = WIN.find(folded, 0);
        int by = BY.find(folded, 0).map(Place::start).orElse(folded.length());
        Optional<Place> loss =
                win.isPresent() ? Optional.empty() : LOSE.find(folded, 0).filter(place -> place.start() < by);
        Optional<Place> verb = win.or(() -> loss).or(() -> BY.find(folded, 0));
        if (verb.isEmpty()) {
            return COLOR.find(folded, 0).equals(Optional.of(new Place(0, folded.length())))
                    ? Parsed.plain(Outcome.uncounted(subject(folded, folded.length()), How.UNKNOWN))
                    : unreadable(text);
        }
        return subject(folded, verb.get().start())
                .map(subject -> loss.isPresent() ? subject.opponent() : subject)
                .map(winner -> decided(text, folded, winner, verb.get().end()))
                .orElseGet(() -> unreadable(text));
    }

    /** The last color before an index, or else the first one after it. */
    private static Optional<Color> subject(String folded, int index) {
        Optional<Color> subject = Optional.empty();
        Optional<Place> color = COLOR.find(folded, 0);
        while (color.isPresent() && (color.get().start() < index || subject.isEmpty())) {
            subject = Optional.of(BLACK.begin(color.get().in(folded)) ? Color.BLACK : Color.WHITE);
            color = COLOR.find(folded, color.get().end());
        }
        return subject;
    }

    /** Reads how the game was decided: by the word or amount that comes first; an amount before the verb counts only if none follows it. */
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
        return folded.substring(verbEnd).chars().anyMatch(letter -> Characters.isDigit((char) letter))
                ? unreadable(text)
                : Parsed.plain(Outcome.uncounted(Optional.of(winner), How.UNKNOWN));
    }

    /** The first word of a text that says how the game was decided. */
    private static Optional<How> word(String folded) {
        Map<Integer, How> words = new TreeMap<>();
        RESIGNATION.find(folded, 0).ifPresent(place -> words.put(place.start(), How.RESIGNATION));
        TIME.find(folded, 0).ifPresent(place -> words.put(place.start(), How.TIME));
        FORFEIT.find(folded, 0).ifPresent(place -> words.put(place.start(), How.FORFEIT));
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
