// A match as a link, as a record and as a file.
import * as rules from './rules.js';
import {ask, byId, copied, element, saveFile, tell} from './dialogs.js';
import {isSingleFile} from './files.js';

/** The longer side of a picture in pixels. */
const PIXELS = 1600;

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
  byId('share-png').onclick = async () =>
      saveFile(view().game + '.png', await pixels(rules.drawing()), 'image/png');
  byId('share-send').onclick = () =>
      navigator.share({url: byId('share-link').value}).catch(() => {});
}

/** Returns a drawing as a picture of pixels. */
async function pixels(drawing) {
  const svg = new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement;
  const {width, height} = svg.viewBox.baseVal;
  const scale = PIXELS / Math.max(width, height);
  const canvas = element('canvas', {width: Math.round(width * scale), height: Math.round(height * scale)});
  svg.setAttribute('width', canvas.width);
  svg.setAttribute('height', canvas.height);
  const image = element('img', {src: 'data:image/svg+xml,' + encodeURIComponent(svg.outerHTML)});
  await image.decode();
  canvas.getContext('2d').drawImage(image, 0, 0);
  return new Promise(resolve => canvas.toBlob(resolve));
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
