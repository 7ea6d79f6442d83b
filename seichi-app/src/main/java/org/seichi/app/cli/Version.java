package org.seichi.app.cli;

import picocli.CommandLine.IVersionProvider;

/** Provides the version of the program from the manifest of its jar. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"seichi " + number()};
    }

    /** The version number alone. */
    String number() {
        String version = Version.class.getPackage().getImplementationVersion();
        return version == null ? "(not packaged)" : version;
    }
}
