// The language, the colours and the motion of the page.
import * as store from './store.js';
import {byId, element} from './dialogs.js';
import {setFlights} from './flight.js';
import {setSounds} from './sounds.js';
import {spoken} from './texts.js';

export const settings =
    {language: firstLanguage(), theme: 'system', motion: 'on', names: 'off', apart: 'off', words: 'off', sounds: 'off', keys: 'on',
      ...store.settings()};

/** Returns a language of the browser that the page itself speaks, as its first sentences do. */
function firstLanguage() {
  const spoken = [...document.querySelectorAll('#failure [lang]')].map(sentence => sentence.lang);
  return navigator.languages.flatMap(shorterTags)
      .map(tag => spoken.find(each => each.toLowerCase() === tag.toLowerCase()))
      .find(each => each) ?? 'en';
}

/** Returns a tag and those that leave out its last parts: zh-Hant-TW, zh-Hant, zh. */
function shorterTags(tag) {
  const parts = tag.split('-');
  return parts.map((part, i) => parts.slice(0, parts.length - i).join('-'));
}

/** Fills the list of languages; each is called as in its own words. */
export function showLanguages(languages) {
  const select = byId('set-language');
  select.replaceChildren(...languages.map(value => element('option', {value, ...spoken(value)},
      new Intl.DisplayNames([value], {type: 'language'}).of(value))));
  select.value = settings.language;
}

export function applyTheme() {
  document.documentElement.classList.toggle('br-light', settings.theme === 'light');
  document.documentElement.classList.toggle('br-dark', settings.theme === 'dark');
  setFlights(settings.motion === 'on');
  setSounds(settings.sounds === 'on');
}

/** Takes what to do when something else has been chosen, by the names of the settings. */
export function prepareSettings(changes) {
  for (const key of ['language', 'theme', 'motion', 'names', 'apart', 'words', 'sounds', 'keys']) {
    const select = byId('set-' + key);
    select.value = settings[key];
    select.onchange = () => {
      settings[key] = select.value;
      store.setSettings({[key]: select.value});
      applyTheme();
      changes[key]?.();
    };
  }
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    byId('install').hidden = false;
    byId('install').onclick = () => event.prompt();
  });
}
