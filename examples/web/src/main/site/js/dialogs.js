// What the dialogues of the page have in common.
import {text} from './texts.js';

export const byId = id => document.getElementById(id);

/** Creates an element with properties and children. */
export function element(name, properties = {}, ...children) {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children.filter(child => child !== ''));
  return created;
}

/** Opens a dialogue; returns the value of the button that closes it, or an empty string. */
export function ask(id) {
  const dialog = byId(id);
  dialog.returnValue = '';
  dialog.showModal();
  // The first thing to choose, not the cross that closes.
  const first = dialog.querySelectorAll('select, input, textarea, .menu button, .foot button');
  [...first].find(each => each.offsetParent !== null)?.focus({preventScroll: true});
  return new Promise(resolve => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue), {once: true});
  });
}

/** Asks for a yes. */
export async function isConfirmed(question, yes) {
  byId('question-text').textContent = question;
  byId('question-yes').textContent = yes;
  return await ask('question') === 'yes';
}

/** Lets the person choose a file; returns its text, or null if there is none. */
export function pickFile() {
  const input = byId('file');
  input.value = '';
  return new Promise(resolve => {
    input.onchange = async () => {
      const file = input.files[0];
      resolve(file && file.size < 1e7 ? await file.text() : null);
    };
    input.oncancel = () => resolve(null);
    input.click();
  });
}

/** Writes a text into a file that the browser saves. */
export function saveFile(name, content) {
  const url = URL.createObjectURL(new Blob([content], {type: 'text/plain'}));
  element('a', {href: url, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Copies the text of a field; returns a sentence that says whether it could be done. */
export async function copied(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return text('share.copied');
  } catch {
    field.focus();
    field.select();
    return text('share.select');
  }
}

/** Makes the buttons that close a dialogue, and a click beside it, do so. */
export function prepareDialogs() {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.querySelector('.close')?.addEventListener('click', () => dialog.close(''));
    dialog.addEventListener('click', event => {
      if (event.target === dialog) {
        dialog.close('');
      }
    });
  }
}
