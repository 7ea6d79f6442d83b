/** The method that takes every stone as alive: the baseline for all others. */
package org.seichi.method.standing;
