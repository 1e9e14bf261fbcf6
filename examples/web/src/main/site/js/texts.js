// The sentences of the page in its language. They come with the games, from the rules.

/** The scripts that run from right to left. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

let texts = {};

/** Returns a language and the direction of its script, as an element has them. */
export function spoken(lang) {
  const {script} = new Intl.Locale(lang).maximize();
  return {lang, dir: RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr'};
}

/** Takes the sentences, and writes them wherever the page has an element for one. */
export function setTexts(language, all) {
  texts = all;
  Object.assign(document.documentElement, spoken(language));
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
