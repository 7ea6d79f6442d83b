/** JSON output from declared shapes, with its schema. */
package org.seichi.json;
