/** The games of a suite that came out wrong, each with the cause that explains it. */
package org.seichi.app.errors;
