// The language, the colours and the motion of the page.
import * as store from './store.js';
import {byId} from './dialogs.js';
import {setFlights} from './flight.js';

export const settings =
    {language: firstLanguage(), theme: 'system', motion: 'on', ...store.settings()};

function firstLanguage() {
  return navigator.languages.some(each => each.toLowerCase().startsWith('hu')) ? 'hu' : 'en';
}

export function applyTheme() {
  document.documentElement.classList.toggle('br-light', settings.theme === 'light');
  document.documentElement.classList.toggle('br-dark', settings.theme === 'dark');
  setFlights(settings.motion === 'on');
}

/** Takes what to do when another language has been chosen. */
export function prepareSettings(changeLanguage) {
  for (const [id, key] of [['set-language', 'language'], ['set-theme', 'theme'], ['set-motion', 'motion']]) {
    const select = byId(id);
    select.value = settings[key];
    select.onchange = () => {
      settings[key] = select.value;
      store.setSettings({[key]: select.value});
      applyTheme();
      if (key === 'language') {
        changeLanguage();
      }
    };
  }
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    byId('install').hidden = false;
    byId('install').onclick = () => event.prompt();
  });
}
