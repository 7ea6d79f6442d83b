package org.seichi.app.http;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import org.seichi.analysis.UnusableException;
import org.seichi.app.picture.NoFontsException;
import org.seichi.record.RecordException;

/**
 * Wraps the routes: checks hosts and origins, turns errors into responses, and adds the headers for browsers.
 *
 * @param routes answer the requests
 * @param hosts host names under which the server may be addressed
 * @param origins origins whose pages may send requests
 */
record Front(Routes routes, Hosts hosts, Origins origins) {
    /**
     * Security headers of responses that set none: browsers must not run scripts from them or embed them in foreign pages. They
     * suffice for a sheet, which contains its style and pictures.
     */
    private static final Map<String, String> POLICIES = Map.of(
            "Content-Security-Policy",
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none';"
                    + " frame-ancestors 'self'",
            "X-Content-Type-Options",
            "nosniff",
            "X-Frame-Options",
            "SAMEORIGIN",
            "Referrer-Policy",
            "no-referrer",
            "Cross-Origin-Resource-Policy",
            "same-origin");

    /** The answer to a CORS preflight request. */
    private static final Response PREFLIGHT = new Response(
            204,
            Response.JSON,
            Map.of(
                    "Access-Control-Allow-Methods",
                    "GET, POST",
                    "Access-Control-Allow-Headers",
                    "Content-Type",
                    "Access-Control-Max-Age",
                    "86400"),
            new byte[0]);

    /**
     * Answers a request; errors become responses too.
     *
     * @param request the request
     * @param address the address of the server to which the client has connected
     * @throws CancellationException if the client is gone
     */
    Response answer(Request request, String address) {
        return dressed(plain(request, address), request);
    }

    private Response plain(Request request, String address) {
        try {
            Optional<String> origin = request.header("origin");
            Optional<String> host = request.header("host");
            if (!hosts.admits(host, address)) {
                throw RefusedException.of(
                        403,
                        "foreign-host",
                        "the server is not called by this name; --allow-host names others by which it may be");
            }
            if (!origins.admits(origin, host.orElse(""))) {
                throw RefusedException.of(
                        403,
                        "foreign-origin",
                        "pages of other servers may not ask; --allow-origin names those that may");
            }
            boolean preflight = request.method().equals("OPTIONS") && origin.isPresent();
            return preflight ? PREFLIGHT : routes.answer(request);
        } catch (RefusedException refused) {
            return refused.response();
        } catch (RecordException unusable) {
            return RefusedException.record(unusable).response();
        } catch (UnusableException unfit) {
            return RefusedException.unusable(unfit).response();
        } catch (CancellationException gone) {
            throw gone;
        } catch (NoFontsException lacking) {
            return RefusedException.of(501, "no-fonts", lacking.getMessage()).response();
        } catch (RuntimeException | Error broken) {
            return RefusedException.of(
                            500,
                            "internal",
                            "internal error, " + broken.getClass().getSimpleName())
                    .response();
        }
    }

    /** The response with its security and CORS headers. */
    Response dressed(Response response, Request request) {
        Map<String, String> headers = new TreeMap<>(POLICIES);
        headers.putAll(response.headers());
        request.header("origin").filter(origins::isAllowed).ifPresent(origin -> {
            headers.put("Access-Control-Allow-Origin", origin);
            headers.put("Cross-Origin-Resource-Policy", "cross-origin");
            headers.merge("Vary", "Origin", (one, other) -> one + ", " + other);
        });
        return new Response(response.status(), response.contentType(), headers, response.body(), response.rest());
    }
}
