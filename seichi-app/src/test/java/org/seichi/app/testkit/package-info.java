/** Archives of random games, for the tests of every module that reads archives. */
package org.seichi.app.testkit;
