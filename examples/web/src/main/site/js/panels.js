// What stands around the board: the players, the tools, and the list of moves.
import {byId, element} from './dialogs.js';
import {playerText} from './seats.js';
import {text} from './texts.js';

export function showPlayers(view) {
  byId('players').replaceChildren(...view.sorts.map((sort, i) => {
    const player = i + 1;
    const level = view.headers['level' + player];
    const who = sort === 'engine' && level
        ? text('seat.engine-level', {level}) : text('seat.' + sort);
    const item = element('li', {}, playerText(player, view.names[i]), element('small', {}, who));
    item.classList.toggle('is-to-move', view.toMove === player && !view.isOver);
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

/** Lists the moves; a touch on one goes to the position after it. */
export function showMoves(view, goTo) {
  const list = byId('move-list');
  list.classList.toggle('is-single', view.players === 1);
  // A long match is not built again with every touch.
  const key = JSON.stringify(view.moves);
  if (list.dataset.moves !== key) {
    list.dataset.moves = key;
    list.replaceChildren(...view.moves.map(([player, move], i) => {
      const go = element('button', {type: 'button'}, element('small', {}, `${i + 1}.`), move);
      go.onclick = () => goTo(i + 1);
      return element('li', {className: player === 2 ? 'is-second' : 'is-first'}, go);
    }));
  }
  const before = list.querySelector('[aria-current]');
  const current = list.children[view.shown - 1]?.firstChild ?? null;
  if (before !== current) {
    before?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'true');
  }
  if (before !== current && current) {
    const top = current.offsetTop - list.offsetTop;
    list.scrollTop = Math.max(0, top - list.clientHeight / 2);
  }
}
