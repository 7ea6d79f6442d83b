package org.seichi.safety.local;

/** What a zone is searched for. */
public enum Goal {
    /** The groups around get what they are owed, and nothing else matters. */
    SAFETY,
    /** Besides, no stone of the opponent lives in the zone as it was before points were left out, which must be closed, or is part of a seki. */
    TERRITORY
}
