package org.seichi.game;

/** One step of a record's main line. */
public sealed interface Step permits Move, Setup {}
