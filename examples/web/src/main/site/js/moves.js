// The moves as a tree: variations stand indented behind the move that they replace. The move that is
// shown can be commented, marked, promoted and deleted.
import * as rules from './rules.js';
import {byId, element, isConfirmed, withMove} from './dialogs.js';
import {text} from './texts.js';

/** Takes how to show a view. */
export function prepareMoves(show) {
  byId('comment').oninput = event => show(rules.comment(event.target.value));
  byId('mark').onchange = event => show(rules.mark(event.target.value));
  byId('promote').onclick = () => show(rules.act('promote'));
  byId('remove').onclick = async () => {
    const {move} = byId('remove').dataset;
    if (await isConfirmed(text('note.delete-question', {move}), text('note.delete'), move)) {
      show(rules.act('remove'));
    }
  };
}

/** Returns the places from the start to the one that is shown, and on to the end of its line. */
export function lineOf({moves, at}) {
  const line = [at];
  while (line[0] > 0) {
    line.unshift(moves[line[0] - 1][3]);
  }
  for (let i = at; i < moves.length; i++) {
    if (moves[i][3] === line.at(-1)) {
      line.push(i + 1);
    }
  }
  return line;
}

/** Lists the moves by turns; a touch on one goes to the position after it. */
export function showMoves(view, goTo) {
  const list = byId('move-list');
  list.classList.toggle('is-single', view.players === 1);
  list.classList.toggle('has-words', Boolean(view.moves[0]?.[7]));
  // A long match is not built again with every touch.
  const key = JSON.stringify([view.comment, view.moves, document.documentElement.lang]);
  if (list.dataset.moves !== key) {
    list.dataset.moves = key;
    fill(list, view, goTo);
  }
  showNote(view);
  const before = list.querySelector('[aria-current]');
  const current = list.querySelectorAll('button')[view.at - 1] ?? null;
  if (before !== current) {
    before?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'true');
  }
  if (before !== current && current) {
    const top = current.offsetTop - list.offsetTop;
    list.scrollTop = Math.max(0, top - list.clientHeight / 2);
  }
}

function fill(list, {moves, comment}, goTo) {
  list.replaceChildren(...comment ? [element('li', {className: 'comment'}, comment)] : []);
  const lists = [list]; // by place: where the move that follows stands
  const followed = new Set();
  moves.forEach(([player, move, turn, before, mark, seconds, said, words], i) => {
    let line = lists[before];
    if (followed.has(before)) {
      const variation = element('ol', {ariaLabel: text('moves.variation', {move: nextOf(moves, before)})});
      line.append(element('li', {className: 'variation'}, variation));
      line = variation;
    }
    followed.add(before);
    lists.push(line);
    let item = line.lastElementChild;
    const isNew = item?.dataset.turn !== String(turn);
    if (isNew) {
      item = element('li', {className: player === 2 ? 'is-second' : 'is-first'});
      item.dataset.turn = turn;
      line.append(item);
    }
    const button = element('button', {type: 'button', onclick: () => goTo(i + 1)},
        element('small', {}, isNew ? `${turn}.` : ''), move);
    if (mark) {
      button.append(element('b', {ariaHidden: 'true'}, mark),
          element('span', {className: 'unseen'}, markText(mark)));
    }
    if (seconds >= 0) {
      button.append(element('small', {}, clockText(seconds)));
    }
    if (words) {
      button.append(element('span', {className: 'words'}, words));
    }
    item.append(button);
    if (said) {
      line.append(element('li', {className: 'comment'}, said));
    }
  });
}

/** Returns the first move that follows a place. */
const nextOf = (moves, place) => moves.find(([,,, before]) => before === place)[1];

const markText = mark => byId('mark').querySelector(`[value="${mark}"]`).textContent;

function clockText(seconds) {
  const parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map(Math.floor);
  return parts.slice(parts[0] > 0 ? 0 : 1)
      .map((part, i) => i > 0 ? String(part).padStart(2, '0') : part).join(':');
}

function showNote(view) {
  const [, move, , , mark, , comment] = view.moves[view.at - 1] ?? [0, '', 0, 0, '', 0, view.comment];
  byId('note-title').replaceChildren(
      ...withMove(move ? text('note.title', {move}) : text('note.start'), move));
  byId('remove').dataset.move = move;
  byId('mark').value = mark;
  byId('comment').placeholder = text('note.comment');
  if (byId('comment').value !== comment) {
    byId('comment').value = comment;
  }
  byId('mark').disabled = byId('remove').disabled = !move || view.isInLine;
  byId('comment').disabled = view.isInLine;
  byId('promote').hidden = !view.isVariation;
}
