/** The wrongly scored games of a suite, each with its likely cause. */
package org.seichi.app.errors;
