package org.seichi.app.gtp;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.seichi.app.play.SearchingPlayer;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;

/** Answers the lines of a controller, one by one. */
public final class GtpEngine {
    /** An id in front of a command. */
    private static final Pattern ID = Pattern.compile("(\\d+)(?:\\s+(.*))?");

    private final GtpSession session;
    private final Map<String, GtpHandler> commands = new LinkedHashMap<>();

    /**
     * Begins with an empty board of 19x19.
     *
     * @param methods the scoring methods that a controller may choose from
     * @param method the one to begin with
     * @param rules the rules to begin with
     * @param player how it plays
     * @param folder what the names of files are relative to
     * @param version the version of the program
     */
    public GtpEngine(
            List<ScoringMethod> methods,
            ScoringMethod method,
            Ruleset rules,
            SearchingPlayer player,
            Path folder,
            String version) {
        session = new GtpSession(methods, method, rules, folder);
        SessionCommands.add(commands, session, version);
        BoardCommands.add(commands, session);
        RecordCommands.add(commands, session);
        ScoreCommands.add(commands, session);
        PlayCommands play = PlayCommands.add(commands, session, player);
        ReviewCommands.add(commands, session);
        LifeCommands.add(commands, session);
        ViewerCommands.add(commands, session, player, play);
        AnalyzeCommands.add(commands, session);
    }

    /** Whether the controller has said goodbye. */
    public boolean hasEnded() {
        return session.hasEnded();
    }

    /**
     * Answers a line.
     *
     * @param line a command with or without an id and a comment; one of more than {@link GtpLines#LONGEST} characters is
     *     refused
     * @return the answer with the empty line that ends it; nothing at all if the line says nothing
     */
    public String answer(String line) {
        String command = clean(line);
        if (command.isEmpty()) {
            return "";
        }
        Matcher numbered = ID.matcher(command);
        boolean hasId = numbered.matches();
        String id = hasId ? numbered.group(1) : "";
        String rest = !hasId ? command : numbered.group(2) == null ? "" : numbered.group(2);
        try {
            if (line.length() > GtpLines.LONGEST) {
                throw new GtpException("the line is longer than " + GtpLines.LONGEST + " characters");
            }
            String answer = run(rest);
            // An empty line ends an answer, so that none may stand in it.
            return "=" + id + " " + answer.stripTrailing().replaceAll("\n{2,}", "\n") + "\n\n";
        } catch (GtpException cause) {
            return "?" + id + " " + cause.getMessage() + "\n\n";
        } catch (RuntimeException | StackOverflowError broken) {
            return "?" + id + " internal error, " + broken.getClass().getSimpleName() + "\n\n";
        }
    }

    private String run(String command) throws GtpException {
        String[] words = command.split(" +");
        GtpHandler known = commands.get(words[0]);
        if (known == null) {
            throw new GtpException("unknown command");
        }
        return known.run(new Arguments(Arrays.asList(words).subList(1, words.length)));
    }

    /** As section 3.1 of the protocol's description has it: no comment, no control characters, tabs as spaces. */
    private static String clean(String line) {
        int comment = line.indexOf('#');
        String text = comment < 0 ? line : line.substring(0, comment);
        return text.replace('\t', ' ').replaceAll("\\p{Cntrl}", "").strip();
    }
}
