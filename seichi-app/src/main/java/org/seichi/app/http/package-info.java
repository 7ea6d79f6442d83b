/**
 * The page and the API over HTTP. An {@link org.seichi.app.http.Endpoint} is a function from a request to a response;
 * everything about connections, limits and logs stands around it.
 */
package org.seichi.app.http;
