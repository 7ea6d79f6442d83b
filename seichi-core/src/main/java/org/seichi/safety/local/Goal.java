package org.seichi.safety.local;

/** What has to be proven in a zone. */
public enum Goal {
    /** The groups around the zone get what they are owed, and nothing else matters. */
    SAFETY,
    /** Besides, no stone of the opponent lives or is in seki in the zone as it was before points were left out, which must be closed. */
    TERRITORY
}
