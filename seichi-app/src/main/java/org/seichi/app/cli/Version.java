package org.seichi.app.cli;

import picocli.CommandLine.IVersionProvider;

/** Tells the version: that of the jar. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"seichi " + number()};
    }

    /** The version alone. */
    String number() {
        String version = Version.class.getPackage().getImplementationVersion();
        return version == null ? "(not packaged)" : version;
    }
}
