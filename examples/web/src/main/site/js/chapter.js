// The chapter that tells how a game is played, beside the board.
import {byId, element} from './dialogs.js';
import {isSingleFile} from './files.js';
import {text} from './texts.js';

let shown = {};
let pictures;

export function prepareChapter() {
  byId('to-chapter').onclick = () => setShown(byId('chapter').hidden);
  byId('chapter-close').onclick = () => {
    setShown(false);
    byId('to-chapter').focus();
  };
}

function setShown(isShown) {
  byId('chapter').hidden = !isShown;
  byId('game').classList.toggle('has-chapter', isShown);
  byId('to-chapter').setAttribute('aria-expanded', String(isShown));
  if (isShown) {
    showPictures();
    byId('chapter-title').focus();
    byId('chapter').scrollIntoView({block: 'nearest'});
  }
}

/** Takes the chapter of the variant that a view shows. */
export function showChapterOf(view) {
  byId('chapter-title').textContent = text('chapter.title', {game: view.gameName});
  byId('chapter-text').replaceChildren(
      ...(view.rules ?? []).map(paragraph => element('p', {}, paragraph)));
  shown = view;
  if (!byId('chapter').hidden) {
    showPictures();
  }
}

/** Adds the pictures of the rule page, which show the game's default variant. */
async function showPictures() {
  const chapter = byId('chapter-text');
  const last = chapter.lastElementChild;
  if (isSingleFile || shown.variant !== shown.game || !last || last.className === 'pictures') {
    return;
  }
  const {game} = shown;
  pictures ??= fetch('pictures.json').then(answer => answer.json()).catch(() => ({}));
  const all = (await pictures)[game] ?? [];
  if (last === chapter.lastElementChild) {
    chapter.append(element('div', {className: 'pictures'}, ...all.map(({file, width, ...words}) =>
        element('figure', {}, element('img', {src: 'pictures/' + (words['file-' + document.documentElement.lang] ?? file), width, alt: '', loading: 'lazy'}),
            element('figcaption', {}, words[document.documentElement.lang] ?? words.en)))));
  }
}
