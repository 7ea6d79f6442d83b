package org.seichi.app.cli;

import picocli.CommandLine.IVersionProvider;

/** Tells the version: that of the jar. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Version.class.getPackage().getImplementationVersion();
        return new String[] {"seichi " + (version == null ? "(not packaged)" : version)};
    }
}
