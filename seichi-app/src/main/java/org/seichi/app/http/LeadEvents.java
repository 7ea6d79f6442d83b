package org.seichi.app.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;
import org.seichi.analysis.EvaluationAnalysis;
import org.seichi.analysis.Options;
import org.seichi.analysis.ReadGame;
import org.seichi.answer.LeadShape;
import org.seichi.evaluate.Effort;
import org.seichi.report.EvaluationReport;

/**
 * Quick estimates after each move of a game as server-sent events: {@code position} for each, then {@code end}.
 *
 * @param game the game
 * @param options terms and budget of each evaluation
 * @param turns schedules the evaluations among other requests
 */
record LeadEvents(ReadGame game, Options options, Turns turns) implements Response.Rest {
    @Override
    public void writeTo(OutputStream client) throws IOException {
        int moves = game.game().moves();
        for (int move = 0; move <= moves; move++) {
            send("position", LeadShape.SHAPE.line(evaluation(move), game.game().board()), client);
        }
        send("end", "{\"positions\":" + (moves + 1) + "}\n", client);
    }

    private EvaluationReport evaluation(int move) throws IOException {
        EvaluationAnalysis analysis =
                new EvaluationAnalysis(options.after(OptionalInt.of(move)).with(Effort.QUICK));
        try {
            return turns.compute(() -> analysis.report(analysis.replay(game.game())));
        } catch (InterruptedException gone) {
            Thread.currentThread().interrupt();
            throw new IOException(gone);
        } catch (RefusedException busy) {
            throw new IOException(busy);
        }
    }

    private static void send(String kind, String line, OutputStream client) throws IOException {
        client.write(("event: " + kind + "\ndata: " + line + "\n").getBytes(StandardCharsets.UTF_8));
        client.flush();
    }
}
