/** The method that takes every stone as it stands: what all others are measured against. */
package org.seichi.method.standing;
