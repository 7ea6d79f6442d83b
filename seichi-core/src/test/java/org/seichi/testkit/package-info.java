/** Helpers for tests: symmetries, colors swapped, seeded random positions, the project's own records. Published as a jar of its own. */
package org.seichi.testkit;
