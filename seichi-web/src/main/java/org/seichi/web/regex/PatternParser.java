package org.seichi.web.regex;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes steps of an expression. It may not speak of {@link SmallPattern}, which has another name in the engine. */
final class PatternParser {
    private final String text;
    private final Map<String, Integer> names = new HashMap<>();
    private int at;
    private int groups = 1;
    private int loops;

    PatternParser(String text) {
        this.text = text;
    }

    /** The first step. */
    Step steps() {
        Step start = alternatives(Step.Accept.ACCEPT);
        if (at < text.length()) {
            throw unknown();
        }
        return start;
    }

    /** Groups by their names, once the steps are made. */
    Map<String, Integer> names() {
        return names;
    }

    /** How many groups there are, with the whole. */
    int groups() {
        return groups;
    }

    /** How many loops there are. */
    int loops() {
        return loops;
    }

    /** All up to a closing bracket or the end, of which each way goes on with a step. */
    private Step alternatives(Step after) {
        List<Step> ways = new ArrayList<>();
        ways.add(sequence(after));
        while (takes("|")) {
            ways.add(sequence(after));
        }
        return ways.size() == 1 ? ways.get(0) : new Step.Branch(ways.toArray(new Step[0]));
    }

    private Step sequence(Step after) {
        Step first = new Step.Empty();
        Step last = first;
        while (at < text.length() && text.charAt(at) != '|' && text.charAt(at) != ')') {
            Step.Empty end = new Step.Empty();
            last.next = item(end);
            last = end;
        }
        last.next = after;
        return first;
    }

    /** One thing with how often it may come; goes on with a step. */
    private Step item(Step after) {
        if (takes("^")) {
            return before(new Step.Edge(true), after);
        }
        if (takes("$")) {
            return before(new Step.Edge(false), after);
        }
        if (takes("(?=")) {
            return before(new Step.Ahead(inside(new Step.Stop()), true), after);
        }
        if (takes("(?!")) {
            return before(new Step.Ahead(inside(new Step.Stop()), false), after);
        }
        if (takes("(?<=")) {
            return behind(true, after);
        }
        if (takes("(?<!")) {
            return behind(false, after);
        }
        if (text.charAt(at) == '(') {
            return group(after);
        }
        if (text.charAt(at) == '\\' && Letters.DIGIT.include(text.charAt(at + 1))) {
            at += 2;
            return before(new Step.Again(text.charAt(at - 1) - '0'), after);
        }
        Letters letters = letters();
        return before(new Loop.Run(letters, loop()), after);
    }

    private static Step before(Step step, Step after) {
        step.next = after;
        return step;
    }

    private Step behind(boolean wanted, Step after) {
        Letters letters = letters();
        expect(")");
        return before(new Step.Behind(letters, wanted), after);
    }

    private Step inside(Step after) {
        Step inside = alternatives(after);
        expect(")");
        return inside;
    }

    private Step group(Step after) {
        Step.Empty end = new Step.Empty();
        Step body = opened(end);
        Loop loop = loop();
        if (loop.equals(Loop.ONCE)) {
            end.next = after;
            return body;
        }
        if (loop.kind() == Loop.Kind.POSSESSIVE) {
            throw unknown();
        }
        Loop.Round round = new Loop.Round(loops++, loop);
        round.body = body;
        round.next = after;
        end.next = round;
        return new Loop.Enter(round);
    }

    /** What stands in brackets, of which the first one is still to come. */
    private Step opened(Step after) {
        if (takes("(?:")) {
            return inside(after);
        }
        int group = groups++;
        if (takes("(?<")) {
            int end = text.indexOf('>', at);
            names.put(text.substring(at, end), group);
            at = end + 1;
        } else {
            expect("(");
        }
        Step close = before(new Step.Mark(2 * group + 1), after);
        return before(new Step.Mark(2 * group), inside(close));
    }

    private Loop loop() {
        Loop loop = Loop.ONCE;
        if (takes("*")) {
            loop = new Loop(0, Integer.MAX_VALUE, Loop.Kind.GREEDY);
        } else if (takes("+")) {
            loop = new Loop(1, Integer.MAX_VALUE, Loop.Kind.GREEDY);
        } else if (takes("?")) {
            loop = new Loop(0, 1, Loop.Kind.GREEDY);
        } else if (takes("{")) {
            int least = number();
            int most = takes(",") ? number() : least;
            expect("}");
            loop = new Loop(least, most, Loop.Kind.GREEDY);
        } else {
            return loop;
        }
        if (takes("?")) {
            return new Loop(loop.least(), loop.most(), Loop.Kind.LAZY);
        }
        return takes("+") ? new Loop(loop.least(), loop.most(), Loop.Kind.POSSESSIVE) : loop;
    }

    private int number() {
        int number = 0;
        while (Letters.DIGIT.include(text.charAt(at))) {
            number = 10 * number + text.charAt(at++) - '0';
        }
        return number;
    }

    /** One character, or a set of them. */
    private Letters letters() {
        char letter = text.charAt(at++);
        return switch (letter) {
            case '.' -> Letters.ANY;
            case '\\' -> escaped();
            case '[' -> set();
            case '*', '+', '?', '{', '(', ')' -> throw unknown();
            default -> Letters.only(letter);
        };
    }

    private Letters escaped() {
        char letter = text.charAt(at++);
        return switch (letter) {
            case 'd' -> Letters.DIGIT;
            case 'D' -> Letters.DIGIT.others();
            case 's' -> Letters.SPACE;
            case 'S' -> Letters.SPACE.others();
            case 'w' -> Letters.WORD;
            case 'p' -> {
                if (takes("{L}")) {
                    yield Letters.LETTER;
                }
                expect("{Cntrl}");
                yield Letters.CONTROL;
            }
            default -> {
                if (Letters.WORD.include(letter)) {
                    throw unknown();
                }
                yield Letters.only(letter);
            }
        };
    }

    private Letters set() {
        boolean negated = takes("^");
        Letters letters = new Letters("", false, false);
        do {
            char first = text.charAt(at++);
            if (first == '\\') {
                letters = letters.and(escaped());
            } else if (text.charAt(at) == '-' && text.charAt(at + 1) != ']') {
                letters = letters.and(new Letters("" + first + text.charAt(at + 1), false, false));
                at += 2;
            } else if (first == '[' || first == '&' && text.charAt(at) == '&') {
                throw unknown();
            } else {
                letters = letters.and(Letters.only(first));
            }
        } while (!takes("]"));
        return negated ? letters.others() : letters;
    }

    private boolean takes(String expected) {
        boolean here = text.startsWith(expected, at);
        at += here ? expected.length() : 0;
        return here;
    }

    private void expect(String expected) {
        if (!takes(expected)) {
            throw unknown();
        }
    }

    private IllegalArgumentException unknown() {
        return new IllegalArgumentException(text + ": not known at " + at);
    }
}
