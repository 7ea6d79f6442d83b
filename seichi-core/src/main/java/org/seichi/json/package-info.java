/** JSON written from declared shapes, and the schema of what is written. */
package org.seichi.json;
