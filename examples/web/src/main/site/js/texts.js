// The sentences of the page in its language. They come with the games, from the rules.

let texts = {};

/** Takes the sentences, and writes them wherever the page has an element for one. */
export function setTexts(language, all) {
  texts = all;
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll('[data-text]')) {
    element.textContent = text(element.dataset.text);
  }
}

/** Returns a sentence; the facts replace its placeholders. */
export function text(key, facts = {}) {
  return (texts[key] ?? key).replace(/\{(\w+)\}/g, (all, name) => facts[name] ?? all);
}

/** So many characters of a text from outside are read; no match has as many. */
const LONGEST = 200_000;

/** Returns the problem of a text that is too long; empty for others. */
export function tooLong(length) {
  return length <= LONGEST ? ''
      : text('open.too-long', {limit: LONGEST.toLocaleString(document.documentElement.lang)});
}
