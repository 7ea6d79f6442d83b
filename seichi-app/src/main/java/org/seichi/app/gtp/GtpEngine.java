package org.seichi.app.gtp;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.seichi.app.play.SearchingPlayer;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;

/** A GTP engine: answers the command lines of a controller one by one. */
public final class GtpEngine {
    /** An id, with or without a command after it. */
    private static final Pattern ID = Pattern.compile("(\\d+)(?:\\s+(.*))?");

    private final GtpSession session;
    private final GtpCommands commands = new GtpCommands();

    /**
     * Starts with an empty board of 19x19.
     *
     * @param methods the scoring methods that a controller may choose from
     * @param method the initial method
     * @param rules the initial rules
     * @param player chooses the moves
     * @param folder the folder to which file names are relative
     * @param version the version of the program
     * @param log takes what is said beside the answers: the warnings about a record, a line each
     */
    public GtpEngine(
            List<ScoringMethod> methods,
            ScoringMethod method,
            Ruleset rules,
            SearchingPlayer player,
            Path folder,
            String version,
            Consumer<String> log) {
        session = new GtpSession(methods, method, rules, folder);
        SessionCommands.add(commands, session, version);
        BoardCommands.add(commands, session);
        RecordCommands.add(commands, session, log);
        ScoreCommands.add(commands, session);
        PlayCommands play = PlayCommands.add(commands, session, player);
        ReviewCommands.add(commands, session);
        LifeCommands.add(commands, session);
        ViewerCommands.add(commands, session, player, play);
        AnalyzeCommands.add(commands, session);
    }

    /** Whether the controller has sent {@code quit}. */
    public boolean hasEnded() {
        return session.hasEnded();
    }

    /**
     * Answers a line.
     *
     * @param lines the lines that it came from: if one is behind it, an analysis ends with what it has found
     */
    public String answer(String line, LinesAhead lines) {
        session.setController(lines);
        return answer(line);
    }

    /**
     * Answers a line.
     *
     * @param line a command with or without an id and a comment; one of more than {@link GtpLines#LONGEST} characters is
     *     refused
     * @return the answer with the empty line that ends it; an empty text if the line holds no command
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
            // An empty line ends an answer, so the answer must not contain one.
            return "=" + id + " " + answer.stripTrailing().replaceAll("\n{2,}", "\n") + "\n\n";
        } catch (GtpException cause) {
            return "?" + id + " " + cause.getMessage() + "\n\n";
        } catch (RuntimeException | StackOverflowError broken) {
            return "?" + id + " internal error, " + broken.getClass().getSimpleName() + "\n\n";
        }
    }

    private String run(String command) throws GtpException {
        return commands.run(List.of(command.split(" +")));
    }

    /** Preprocesses a line as in section 3.1 of the protocol: no comment, no control characters, tabs as spaces. */
    private static String clean(String line) {
        int comment = line.indexOf('#');
        String text = comment < 0 ? line : line.substring(0, comment);
        return text.replace('\t', ' ').replaceAll("\\p{Cntrl}", "").strip();
    }
}
