/** From a record to a report: what is read, replayed and worked out for every way into the program, without files or a clock. */
package org.seichi.analysis;
