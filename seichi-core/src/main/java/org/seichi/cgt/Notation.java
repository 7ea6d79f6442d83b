package org.seichi.cgt;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes values in the usual notation: numbers as {@code 3} or {@code -1/2}; {@code *} and {@code *2} for nimbers; {@code ^},
 * {@code ^2}, {@code v2*} for ups and downs with a nimber, and a number before it ({@code 1^*}); {@code ±2} for a switch
 * {@code {2|-2}}; {@code +_2} and {@code -_2} for tiny and miny; else the options in braces, each player's in alphabetical
 * order. Texts that get too long are replaced by {@code …}, so the length is bounded.
 */
final class Notation {
    private static final int MAX_LENGTH = 1000;

    private final NumberUpStars numberUpStars = new NumberUpStars();
    private final Map<Value, String> written = new HashMap<>();

    String write(Value value) {
        String known = written.get(value);
        if (known == null) {
            String text = workOut(value);
            known = text.length() > MAX_LENGTH ? "…" : text;
            written.put(value, known);
        }
        return known;
    }

    private String workOut(Value value) {
        return numberUpStars
                .of(value)
                .map(NumberUpStar::toString)
                .or(() -> plusMinus(value))
                .or(() -> tiny(value, Player.RIGHT, "+_"))
                .or(() -> tiny(value, Player.LEFT, "-_"))
                .orElseGet(
                        () -> "{" + join(value.options(Player.LEFT)) + "|" + join(value.options(Player.RIGHT)) + "}");
    }

    private Optional<String> plusMinus(Value value) {
        Optional<Rational> left = number(value.options(Player.LEFT));
        Optional<Rational> right = number(value.options(Player.RIGHT));
        return left.filter(number -> right.equals(Optional.of(number.negate()))).map(number -> "±" + number);
    }

    /** Tiny, {0||0|-n}, in which Right threatens, or its negative miny. */
    private Optional<String> tiny(Value value, Player threatening, String sign) {
        List<Value> threats = value.options(threatening);
        if (threats.size() != 1 || threats.get(0).isNumber() || !isZero(value.options(threatening.opponent()))) {
            return Optional.empty();
        }
        Value threat = threats.get(0);
        return number(threat.options(threatening))
                .filter(number -> isZero(threat.options(threatening.opponent())))
                .map(number -> sign + (threatening == Player.RIGHT ? number.negate() : number));
    }

    private static boolean isZero(List<Value> options) {
        return number(options).filter(Rational.ZERO::equals).isPresent();
    }

    private static Optional<Rational> number(List<Value> options) {
        return options.size() == 1 ? options.get(0).number() : Optional.empty();
    }

    private String join(List<Value> options) {
        return String.join(",", options.stream().map(this::write).sorted().toList());
    }
}
