/** The way from a record to a report, shared by all front ends: reading, replaying and analyzing, without file access or a clock. */
package org.seichi.analysis;
