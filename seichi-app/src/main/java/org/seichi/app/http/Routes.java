package org.seichi.app.http;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.seichi.analysis.Analysis;
import org.seichi.analysis.EvaluationAnalysis;
import org.seichi.analysis.Options;
import org.seichi.analysis.ProblemAnalysis;
import org.seichi.analysis.ProofAnalysis;
import org.seichi.analysis.SuggestionAnalysis;
import org.seichi.analysis.UnusableException;
import org.seichi.app.render.ResultFormats;
import org.seichi.app.render.evaluation.EvaluationFormats;
import org.seichi.app.render.evaluation.EvaluationText.Detail;
import org.seichi.app.render.problem.ProblemFormats;
import org.seichi.app.render.proof.ProofFormats;
import org.seichi.app.render.suggestion.SuggestionFormats;
import org.seichi.method.ScoringMethod;
import org.seichi.record.RecordException;
import org.seichi.rules.Rulesets;

/** The routing table: finds the endpoint for a request. */
final class Routes implements Endpoint {
    private static final int WARM_UPS = 3;
    /** What the server as such answers. */
    private static final Response METHODS =
            new Response(204, Response.JSON, Map.of("Allow", "GET, HEAD, OPTIONS, POST"), new byte[0]);

    private final Analyses analyses;
    private final Map<String, Route> routes = new TreeMap<>();

    /** What answers the requests for a path, by what method, and how much they cost. */
    private record Route(String method, Load load, Endpoint endpoint) {}

    Routes(List<ScoringMethod> methods, Limits limits, Turns turns) {
        analyses = new Analyses(methods, limits);
        Assets.all().forEach((path, file) -> add("GET", path, Load.FILES, file));
        add("GET", "/healthz", Load.FILES, request -> Response.json("{\"status\":\"ok\"}\n"));
        add("GET", "/api/methods", Load.FILES, request -> list(ListShapes.METHODS.line(methods), request));
        add("GET", "/api/rules", Load.FILES, request -> list(ListShapes.RULES.line(Rulesets.all()), request));
        add("POST", "/api/score", Load.SCORES, analyses::score);
        search("prove", AcceptedKeys.PROVE, options -> new ProofAnalysis(methods.get(0), options), ProofFormats.ALL);
        search("evaluate", AcceptedKeys.EVALUATE, EvaluationAnalysis::new, EvaluationFormats.with(Detail.SUMMARY));
        search("suggest", AcceptedKeys.SUGGEST, SuggestionAnalysis::new, SuggestionFormats.ALL);
        search("solve", AcceptedKeys.SOLVE, ProblemAnalysis::new, ProblemFormats.ALL);
        add("POST", "/api/lead", Load.STREAMS, request -> analyses.lead(request, turns));
        add("POST", "/api/tree", Load.SCORES, analyses::tree);
    }

    private void add(String method, String path, Load load, Endpoint endpoint) {
        routes.put(path, new Route(method, load, endpoint));
    }

    private <R> void search(
            String name, AcceptedKeys keys, Function<Options, Analysis<R>> analysis, ResultFormats<R> formats) {
        add("POST", "/api/" + name, Load.SEARCHES, analyses.reports(keys, analysis, formats));
    }

    private static Response list(String json, Request request) throws RefusedException {
        Fields.ofQuery(request.query()).only(Set.of());
        return Response.json(json);
    }

    /** The cost of a request. */
    Load load(Request request) {
        Route route = routes.get(request.path());
        return route == null ? Load.FILES : route.load();
    }

    /** The HTTP method of each path. */
    Map<String, String> methods() {
        Map<String, String> methods = new TreeMap<>();
        routes.forEach((path, route) -> methods.put(path, route.method()));
        return methods;
    }

    /** Answers a few requests of its own, so that the first client does not wait for class loading. */
    void warmUp() {
        Request request = new Request("POST", "", Map.of(), "", Assets.example());
        try {
            for (int i = 0; i < WARM_UPS; i++) {
                analyses.tree(request);
                analyses.score(request);
            }
        } catch (RefusedException | RecordException | UnusableException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public Response answer(Request request) throws RefusedException, RecordException, UnusableException {
        if (request.path().equals(Target.SERVER)) {
            return METHODS;
        }
        Route route = routes.get(request.path());
        if (route == null) {
            throw RefusedException.of(404, "not-found", "there is nothing at this address");
        }
        if (!route.method().equals(request.method().equals("HEAD") ? "GET" : request.method())) {
            throw RefusedException.of(405, "method-not-allowed", "this address takes " + route.method())
                    .with("Allow", route.method().equals("GET") ? "GET, HEAD" : route.method());
        }
        return Gzip.answer(route.endpoint().answer(request), request);
    }
}
