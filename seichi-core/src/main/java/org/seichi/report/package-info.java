/** Results free of any format: what a renderer shows of a scored game. */
package org.seichi.report;
