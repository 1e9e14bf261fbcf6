// The chapter that tells how a game is played, beside the board.
import * as rules from './rules.js';
import {byId, element, withMove} from './dialogs.js';
import {isSingleFile, readNotation} from './files.js';
import {text} from './texts.js';

let shown = {};
let pictures;
let notation;

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
    showLegend();
    showNotation();
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
    setTimeout(showLegend); // when its board has been drawn
    showNotation();
  }
}

/** Says what the kinds of pieces and of cells are called, as the board draws them. */
function showLegend() {
  const svg = document.querySelector('#board svg');
  byId('legend').replaceChildren(...rules.legend().flatMap(([sort, name, label]) => {
    const drawn = svg && drawingOf(svg, sort, name);
    return drawn ? [element('li', {}, drawn, element('span', {}, label))] : [];
  }));
  for (const picture of byId('legend').querySelectorAll('svg')) {
    const {x, y, width, height} = picture.firstElementChild.getBBox();
    picture.setAttribute('viewBox', `${x - 4} ${y - 4} ${width + 8} ${height + 8}`);
  }
}

/** Says how moves are written, and what the last one was; nothing for a game that somebody has added. */
async function showNotation() {
  const {game} = shown;
  notation ??= readNotation().catch(() => ({}));
  const {en, [document.documentElement.lang]: words = en} = (await notation)[game] ?? {};
  if (game === shown.game) {
    byId('chapter-notation').hidden = words === undefined;
    byId('notation-text').textContent = words ?? '';
    const [, move] = shown.moves[shown.at - 1] ?? [];
    const last = rules.lastWords();
    byId('notation-last').replaceChildren(
        ...move && last ? withMove(text('chapter.last-move', {move, words: last}), move) : []);
  }
}

/** Takes a view: it may have another last move. */
export function showLastMove(view) {
  shown = view;
  if (!byId('chapter').hidden) {
    showNotation();
  }
}

/** Returns a copy of a piece, or of the ground of a cell on which nothing stands. */
function drawingOf(svg, sort, name) {
  const found = sort === 'piece'
    ? [...svg.querySelectorAll(`[data-piece="${name}"]`)].map(
        each => each.matches('.br-pile') ? each.querySelector('g') : each)
    : [...svg.querySelectorAll('.br-ground-' + name)].map(each => each.closest('[data-cell]') ?? each);
  const plain = found.find(each => !each.querySelector('.br-count, [data-piece]')) ?? found[0];
  if (!plain) {
    return undefined;
  }
  const picture = document.createElementNS(svg.namespaceURI, 'svg');
  picture.setAttribute('class', 'br-picture');
  picture.setAttribute('aria-hidden', 'true');
  picture.setAttribute('text-anchor', 'middle');
  const copy = plain.cloneNode(true);
  copy.querySelectorAll('[data-mark], title, [data-piece]').forEach(each => each.remove());
  for (const attribute of ['tabindex', 'role', 'aria-label', 'opacity']) {
    copy.removeAttribute(attribute);
  }
  picture.append(copy);
  return picture;
}

/** Adds the pictures of the rule page where the board looks like that of the default variant. */
async function showPictures() {
  const chapter = byId('chapter-text');
  const last = chapter.lastElementChild;
  if (isSingleFile || !shown.isPictured || !last || last.className === 'pictures') {
    return;
  }
  const {game} = shown;
  pictures ??= fetch('pictures.json').then(answer => answer.json()).catch(() => ({}));
  const all = (await pictures)[game] ?? [];
  if (last === chapter.lastElementChild) {
    const {lang} = document.documentElement;
    chapter.append(element('div', {className: 'pictures'}, ...all.map(({file, width, ...words}) => {
      const figure = element('figure', {},
          element('button', {
            type: 'button', ariaLabel: text('chapter.enlarge'), ariaPressed: 'false',
            onclick: event => {
              event.currentTarget.ariaPressed = String(figure.classList.toggle('is-large'));
            },
          }, element('img', {
            src: 'pictures/' + (words['file-' + lang] ?? file), width, alt: '', loading: 'lazy',
          })),
          element('figcaption', {}, words[lang] ?? words.en));
      return figure;
    })));
  }
}
