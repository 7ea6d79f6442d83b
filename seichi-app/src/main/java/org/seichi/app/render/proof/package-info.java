/** What is proven, as text, pictures and sheets. */
package org.seichi.app.render.proof;
