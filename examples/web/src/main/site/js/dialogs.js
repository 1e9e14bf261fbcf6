// What the dialogues of the page have in common.
import {text} from './texts.js';

export const byId = id => document.getElementById(id);

/** Creates an element with properties and children. */
export function element(name, properties = {}, ...children) {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children.filter(child => child !== ''));
  return created;
}

/** Returns the parts of a sentence; a browser that translates the page leaves its move as it is. */
export function withMove(sentence, move) {
  const at = move ? sentence.indexOf(move) : -1;
  return at < 0 ? [sentence] : [sentence.substring(0, at),
    element('span', {translate: false}, move), sentence.substring(at + move.length)];
}

/** Says the beginning of a sentence in an element that is read aloud, once more if it stands there. */
export function tell(id, sentence, move) {
  const short = sentence.substring(0, 600);
  // An element whose text stays the same is not read again.
  const isThere = short !== '' && byId(id).textContent === short;
  byId(id).replaceChildren(...withMove(isThere ? short + '\u00a0' : short, move));
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

/** Asks for a yes, perhaps about a move. */
export async function isConfirmed(question, yes, move) {
  byId('question-text').replaceChildren(...withMove(question, move));
  byId('question-yes').textContent = yes;
  return await ask('question') === 'yes';
}

/** Lets the person choose a file for a field; where it is read, one that is longer is too long. */
export function pickFile(field) {
  const input = byId('file');
  input.value = '';
  input.onchange = async () => {
    byId(field).value = decoded(await input.files[0]?.slice(0, 250_000).arrayBuffer());
  };
  input.click();
}

/** Returns the text of bytes: in UTF-8, or in Latin-1 if it is not that. */
function decoded(bytes) {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes, {stream: true}); // it may be cut
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/** Writes a text into a file that the browser saves. */
export function saveFile(name, content, type = 'text/plain;charset=utf-8') {
  const url = URL.createObjectURL(new Blob([content], {type}));
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

/** Closes what is open as if nobody had answered; returns whether something was. */
export function closeDialogs() {
  const open = [...document.querySelectorAll('dialog[open]')];
  open.forEach(dialog => dialog.close(''));
  return open.length > 0;
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
