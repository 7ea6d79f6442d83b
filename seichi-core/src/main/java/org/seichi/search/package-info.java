/** Search: for now the budget that bounds it. */
package org.seichi.search;
