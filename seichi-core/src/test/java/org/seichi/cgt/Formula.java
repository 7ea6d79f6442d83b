package org.seichi.cgt;

import java.util.ArrayList;
import java.util.List;

/**
 * Parses games: {@code {3|1,2*}}, {@code ^2*}, {@code -1/2}, {@code +-3}, {@code tiny 2}, and sums and differences of
 * these, as in {@code ^+^-{2|0}}. It builds games from their options and shares no code with the printing of values.
 */
final class Formula {
    private final Values values;
    private final String text;
    private int at;

    private Formula(Values values, String text) {
        this.values = values;
        this.text = text.replace(" ", "");
    }

    static Value read(Values values, String text) {
        Formula formula = new Formula(values, text);
        Value value = formula.sum();
        if (formula.at != formula.text.length()) {
            throw new IllegalArgumentException(text + ": stuck at " + formula.at);
        }
        return value;
    }

    private Value sum() {
        Value sum = skip("-") ? values.negate(term()) : term();
        while (true) {
            if (skip("+-")) {
                sum = values.add(sum, plusMinus(term()));
            } else if (skip("+")) {
                sum = values.add(sum, term());
            } else if (skip("-")) {
                sum = Games.difference(values, sum, term());
            } else {
                return sum;
            }
        }
    }

    private Value plusMinus(Value value) {
        return Games.of(values, value, values.negate(value));
    }

    private Value term() {
        if (skip("{")) {
            return braces();
        }
        if (skip("tiny")) {
            Value zero = values.zero();
            return Games.of(values, zero, Games.of(values, zero, values.negate(term())));
        }
        if (skip("±")) {
            return plusMinus(term());
        }
        Value sum = atEnd() || !Character.isDigit(text.charAt(at)) ? values.zero() : values.number(fraction());
        if (skip("^")) {
            sum = values.add(sum, values.multiply(count(), Games.up(values)));
        } else if (skip("v")) {
            sum = Games.difference(values, sum, values.multiply(count(), Games.up(values)));
        }
        return skip("*") ? values.add(sum, values.nimber(count())) : sum;
    }

    private Value braces() {
        List<Value> left = options("|");
        List<Value> right = options("}");
        return values.game(left, right);
    }

    private List<Value> options(String end) {
        List<Value> options = new ArrayList<>();
        while (!skip(end)) {
            options.add(sum());
            skip(",");
        }
        return options;
    }

    private Rational fraction() {
        long numerator = digits();
        return skip("/") ? Rational.of(numerator, digits()) : Rational.of(numerator);
    }

    private int count() {
        return atEnd() || !Character.isDigit(text.charAt(at)) ? 1 : Math.toIntExact(digits());
    }

    private long digits() {
        int start = at;
        while (!atEnd() && Character.isDigit(text.charAt(at))) {
            at++;
        }
        return Long.parseLong(text.substring(start, at));
    }

    private boolean atEnd() {
        return at == text.length();
    }

    private boolean skip(String token) {
        boolean found = text.startsWith(token, at);
        at += found ? token.length() : 0;
        return found;
    }
}
