/** Helpers for tests: symmetries, colors swapped, seeded random positions. Published as a jar of its own. */
package org.seichi.testkit;
