/** Regular expressions, as far as the library uses them: a tenth of what the compiler's own take. */
package org.seichi.web.regex;
