package org.seichi.web.regex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Expressions of the engine take what Java's take, in texts made of what they speak of. */
class SmallPatternTest {
    private static final int TEXTS = 2000;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\\s+",
                "\n",
                "\t",
                " +",
                "[\\s,]+",
                "\\s*[:xX*]\\s*",
                "[a-z]",
                "[\\s|]",
                "\\p{Cntrl}+",
                "[\u0080-\u00ff]",
                "(\\d)(?=[A-Za-z])",
                "[-+]*-[-+]*",
                "AB?C?D?E?F?G?",
                "(\\d{1,2})(\\D.*?)(?:\\1)?",
                "[.+,a-z0-9]",
                "(\\d{1,6})(?:(\\+)|-(\\d{1,6}))?",
                "\\p{L}+",
                "\\+|(?<![a-z])wins?(?![a-z])|胜",
                "0+(?:\\.0*)?|.*(?<![a-z])(?:drawn?|jigo|tie)(?![a-z]).*|.*(?:和棋|和局).*",
                "\\?*|unknown",
                "(?:共\\s*)?\\d+\\s*手(?:完|终)?",
                "[.,]?\\d|e[+-]?\\d",
                "[+-]?\\d*\\.?\\d+",
                "[让受先]*\\s*(\\d+(?:\\.0*)?|[一二两三]+)\\s*(?:子|目|stones?)?局?",
                "\\\\\\[([A-Z]+)=(.*?)\\\\\\]",
                "(.*?)\\s*\\(([^()]*)\\)",
                "\\\\(?:HS|HE|GS)|\\d+(?:\\s+[&\\d]+)*",
                "\\s*(\\d{4})\\D\\s*(\\d{1,2})\\D\\s*(\\d{1,2})(?!\\d).*",
                "(?:^|,)C([\\d: ]+)",
                "(?:^|,)\\s*G(\\d{1,5})(?=,|\\s*$)",
                "(.*\\S)\\s+(\\S+)",
                "PM..([BW])([A-Z])([A-Z]).*",
                "\\s*(?:\\\\HS|\\\\\\[[A-Z]+=)",
                "[^\r\n]*+(?:\r\n|\r|\n)[ \t]*\\d{1,9}[ \t]*(?:\r\n|\r|\n)",
                "(-\\s*)?(?:(\\d+/\\d+|半)\\s*(目|子)?|(\\d+(?:[.,]\\d+)?)\\s*(目|子)?(?:\\s*又?\\s*(\\d+/\\d+|半)\\s*(目|子)?)?)",
                "(a|ab)(c|bcd)(d*)",
                "(?:a{0,2}b){2,3}?c",
                "(a*)*b",
                "(?:(a)|b)*c",
                "(?<=a)b|b$",
                "\\w+\\.?",
            })
    void itTakesWhatJavaTakes(String expression) {
        Pattern java = Pattern.compile(expression);
        SmallPattern small = SmallPattern.compile(expression);
        Random random = new Random(expression.hashCode());
        for (int i = 0; i < TEXTS; i++) {
            String text = text(expression, random);
            assertThat(all(small.matcher(text))).as(text).isEqualTo(all(java.matcher(text)));
            assertThat(whole(small.matcher(text))).as(text).isEqualTo(whole(java.matcher(text)));
            int from = random.nextInt(text.length() + 1);
            assertThat(part(small.matcher(text), from, text.length()))
                    .as(text)
                    .isEqualTo(part(java.matcher(text), from, text.length()));
            assertThat(small.split(text)).as(text).isEqualTo(java.split(text));
            assertThat(small.split(text, i % 4 - 1)).as(text).isEqualTo(java.split(text, i % 4 - 1));
            assertThat(small.matcher(text).replaceAll(".$0-"))
                    .as(text)
                    .isEqualTo(java.matcher(text).replaceAll(".$0-"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\bb", "(?:ab)*+", "a**", "(a", "a)", "[a[b]]", "[a&&b]", "(?i)a", "\\x41", "[^a\\D]"})
    void whatItDoesNotKnowIsNotGuessed(String expression) {
        assertThatThrownBy(() -> SmallPattern.compile(expression)).isInstanceOf(RuntimeException.class);
    }

    /** Letters of the expression, and some others. */
    private static String text(String expression, Random random) {
        String letters = expression + "abB1270.,-+/ \t\r\n\\[]()=三子目半é\u2028\ud83d\ude00";
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(14);
        while (text.length() < length) {
            int from = random.nextInt(letters.length());
            int to = Math.min(letters.length(), from + 1 + random.nextInt(random.nextInt(4) + 1));
            text.append(letters, from, to);
        }
        return text.toString();
    }

    private static List<String> all(Matcher matcher) {
        List<String> found = new ArrayList<>();
        while (matcher.find()) {
            found.add(matcher.start() + "-" + matcher.end() + groups(matcher));
        }
        return found;
    }

    private static List<String> all(SmallMatcher matcher) {
        List<String> found = new ArrayList<>();
        while (matcher.find()) {
            found.add(matcher.start() + "-" + matcher.end() + groups(matcher));
        }
        return found;
    }

    private static String whole(Matcher matcher) {
        return matcher.matches() ? groups(matcher) : "";
    }

    private static String whole(SmallMatcher matcher) {
        return matcher.matches() ? groups(matcher) : "";
    }

    private static String part(Matcher matcher, int from, int to) {
        boolean found = matcher.find(from);
        String first = found ? matcher.start() + groups(matcher) : "";
        return first + matcher.region(from, to).lookingAt();
    }

    private static String part(SmallMatcher matcher, int from, int to) {
        boolean found = matcher.find(from);
        String first = found ? matcher.start() + groups(matcher) : "";
        return first + matcher.region(from, to).lookingAt();
    }

    private static String groups(Matcher matcher) {
        String[] groups = new String[matcher.groupCount() + 1];
        Arrays.setAll(groups, matcher::group);
        return Arrays.toString(groups);
    }

    private static String groups(SmallMatcher matcher) {
        String[] groups = new String[matcher.groupCount() + 1];
        Arrays.setAll(groups, matcher::group);
        return Arrays.toString(groups);
    }
}
