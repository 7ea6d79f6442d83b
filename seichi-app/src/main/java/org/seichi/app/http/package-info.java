/**
 * The page and the API over HTTP. An {@link org.seichi.app.http.Endpoint} is a function from a request to a response; other
 * classes take care of connections, limits and logs.
 */
package org.seichi.app.http;
