// The sentences of the page in its language. They come with the games, from the rules.

let texts = {};

/** Takes the sentences, and writes them wherever the page has an element for one. */
export function setTexts(language, all) {
  texts = all;
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll('[data-text]')) {
    element.textContent = text(element.dataset.text);
  }
  for (const element of document.querySelectorAll('[data-label]')) {
    element.ariaLabel = text(element.dataset.label);
  }
}

/** Returns a sentence; the facts replace its placeholders. */
export function text(key, facts = {}) {
  return (texts[key] ?? key).replace(/\{(\w+)\}/g, (all, name) => facts[name] ?? all);
}
