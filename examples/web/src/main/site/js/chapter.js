// The chapter that tells how a game is played, beside the board.
import {byId, element} from './dialogs.js';
import {text} from './texts.js';

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
    byId('chapter-title').focus();
    byId('chapter').scrollIntoView({block: 'nearest'});
  }
}

/** Takes the chapter of the variant that a view shows. */
export function showChapterOf(view) {
  byId('chapter-title').textContent = text('chapter.title', {game: view.gameName});
  byId('chapter-text').replaceChildren(
      ...(view.rules ?? []).map(paragraph => element('p', {}, paragraph)));
}
