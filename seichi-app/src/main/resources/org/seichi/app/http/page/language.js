// The texts of the page, in one file for each language. English is the fallback for missing texts.

import en from "./messages/en.js";
import { current, update } from "./store.js";

/** The languages, each by its own name. */
export const LANGUAGES = { en: "English", ja: "日本語", zh: "中文", ko: "한국어", de: "Deutsch" };

const loaded = { en };

/** The text of a key; {name} is replaced by the value of that name. */
export function t(key, values = {}) {
  const text = loaded[current().language]?.[key] ?? en[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** The text of a key for an English text of the engine; that text itself if there is no translation. */
export function translated(key, values, english) {
  return loaded[current().language]?.[key] ? t(key, values) : english;
}

/** Switches the page to a language. */
export async function setLanguage(language) {
  if (!LANGUAGES[language]) return;
  loaded[language] ??= (await import(`./messages/${language}.js`)).default;
  document.documentElement.lang = language;
  update({ language });
}

const STORAGE_KEY = "seichi.language";

/** Switches the page to a language for good, as far as the browser may store it. */
export function chooseLanguage(language) {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage is full or not allowed: the language holds until the page is left.
  }
  return setLanguage(language);
}

function storedLanguage() {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null; // Storage is not allowed.
  }
}

/** The language chosen earlier, or else that of the browser. */
export const preferredLanguage = () =>
  storedLanguage() || (navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES[tag]) ?? "en");
