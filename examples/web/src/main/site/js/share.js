// A match as a link, as a record and as a file.
import * as rules from './rules.js';
import {ask, byId, copied, saveFile, tell} from './dialogs.js';
import {isSingleFile} from './files.js';

/** Takes how to get the view of the match. */
export function prepareShare(view) {
  for (const button of document.querySelectorAll('[data-copy]')) {
    button.onclick = async () => {
      tell('share-message', await copied(byId(button.dataset.copy)));
    };
  }
  byId('share-save').onclick = () => saveFile(view().game + '.txt', rules.record());
  byId('share-picture').onclick = () =>
      saveFile(view().game + '.svg', rules.drawing(), 'image/svg+xml');
  byId('share-send').onclick = () =>
      navigator.share({url: byId('share-link').value}).catch(() => {});
}

export function share(view) {
  const address = isSingleFile ? location.href.replace(/#.*/, '') : location.origin + location.pathname;
  byId('share-link').value = address + '#' + rules.link();
  byId('share-record').value = rules.record();
  byId('share-position').value = view.position;
  byId('share-message').textContent = '';
  byId('share-send').hidden = navigator.share === undefined;
  ask('share-dialog');
}
