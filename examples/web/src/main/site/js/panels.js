// What stands around the board: the players, the tools, and the list of moves.
import {byId, element} from './dialogs.js';
import {playerText, sortText} from './seats.js';
import {text} from './texts.js';

export function showPlayers(view) {
  byId('players').replaceChildren(...view.sorts.map((_, i) => {
    const player = i + 1;
    const item = element('li', {}, playerText(player, view.names[i]),
        element('small', {}, sortText(view, player)), element('small', {}, view.progress[i]));
    item.classList.toggle('is-to-move', view.toMove === player && !view.isOver);
    if (view.winner === player) {
      item.classList.add('is-winner');
      item.append(element('b', {}, text('player.winner')));
    }
    return item;
  }));
}

/** Shows undo, redo, and where in the match the position is. */
export function showTools(view) {
  byId('undo').disabled = !view.canUndo;
  byId('redo').disabled = !view.canRedo;
  const slider = byId('slider');
  slider.max = view.ply;
  slider.value = view.shown;
  slider.disabled = view.ply === 0;
  slider.setAttribute('aria-valuetext', text('browse.at', {ply: view.shown, plies: view.ply}));
  for (const [id, isUseless] of [
    ['to-first', view.shown === 0], ['to-previous', view.shown === 0],
    ['to-next', view.shown === view.ply], ['to-last', view.shown === view.ply],
  ]) {
    byId(id).disabled = isUseless;
  }
}

/** Lists the moves by turns; a touch on one goes to the position after it. */
export function showMoves(view, goTo) {
  const list = byId('move-list');
  list.classList.toggle('is-single', view.players === 1);
  // A long match is not built again with every touch.
  const key = JSON.stringify(view.moves);
  if (list.dataset.moves !== key) {
    list.dataset.moves = key;
    const turns = [];
    view.moves.forEach(([player, move, turn], i) => {
      const number = element('small', {}, turn > turns.length ? `${turn}.` : '');
      turns[turn - 1] ??= element('li', {className: player === 2 ? 'is-second' : 'is-first'});
      turns[turn - 1].append(
          element('button', {type: 'button', onclick: () => goTo(i + 1)}, number, move));
    });
    list.replaceChildren(...turns);
  }
  const before = list.querySelector('[aria-current]');
  const current = list.querySelectorAll('button')[view.shown - 1] ?? null;
  if (before !== current) {
    before?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'true');
  }
  if (before !== current && current) {
    const top = current.offsetTop - list.offsetTop;
    list.scrollTop = Math.max(0, top - list.clientHeight / 2);
  }
}
