package org.seichi.app.http;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.seichi.analysis.UnusableException;
import org.seichi.method.ScoringMethod;
import org.seichi.record.RecordException;
import org.seichi.rules.Rulesets;

/** The routing table: finds the endpoint for a request. */
final class Routes implements Endpoint {
    private static final int WARM_UPS = 3;

    private final Analyses analyses;
    private final Map<String, Map<String, Endpoint>> paths = new TreeMap<>();
    private final Map<String, Load> loads = new TreeMap<>();

    Routes(List<ScoringMethod> methods, Limits limits, Turns turns) {
        analyses = new Analyses(methods, limits);
        Assets.all().forEach((path, file) -> add("GET", path, Load.FILES, file));
        add("GET", "/healthz", Load.FILES, request -> Response.json("{\"status\":\"ok\"}\n"));
        add("GET", "/api/methods", Load.FILES, request -> list(ListShapes.METHODS.line(methods), request));
        add("GET", "/api/rules", Load.FILES, request -> list(ListShapes.RULES.line(Rulesets.all()), request));
        add("POST", "/api/score", Load.SCORES, analyses::score);
        add("POST", "/api/prove", Load.SEARCHES, analyses::prove);
        add("POST", "/api/evaluate", Load.SEARCHES, analyses::evaluate);
        add("POST", "/api/suggest", Load.SEARCHES, analyses::suggest);
        add("POST", "/api/solve", Load.SEARCHES, analyses::solve);
        add("POST", "/api/lead", Load.STREAMS, request -> analyses.lead(request, turns));
        add("POST", "/api/tree", Load.SCORES, analyses::tree);
    }

    private void add(String method, String path, Load load, Endpoint endpoint) {
        paths.put(path, Map.of(method, endpoint));
        loads.put(path, load);
    }

    private static Response list(String json, Request request) throws RefusedException {
        new Fields(request.query(), "the query").only(Set.of());
        return Response.json(json);
    }

    /** The cost of a request. */
    Load load(Request request) {
        return loads.getOrDefault(request.path(), Load.FILES);
    }

    /** The HTTP method of each path. */
    Map<String, String> methods() {
        Map<String, String> methods = new TreeMap<>();
        paths.forEach((path, endpoints) ->
                methods.put(path, endpoints.keySet().iterator().next()));
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
        Map<String, Endpoint> endpoints = paths.get(request.path());
        if (endpoints == null) {
            throw RefusedException.of(404, "not-found", "there is nothing at this address");
        }
        Endpoint endpoint = endpoints.get(request.method().equals("HEAD") ? "GET" : request.method());
        if (endpoint == null) {
            String allowed = String.join(", ", endpoints.keySet());
            throw RefusedException.of(405, "method-not-allowed", "this address takes " + allowed)
                    .with("Allow", allowed);
        }
        return endpoint.answer(request);
    }
}
