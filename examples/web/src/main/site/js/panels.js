// What stands around the board: the players and the tools.
import {byId, element} from './dialogs.js';
import {lineOf} from './moves.js';
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
  const plies = lineOf(view).length - 1;
  slider.max = plies;
  slider.value = view.shown;
  slider.disabled = plies === 0;
  slider.setAttribute('aria-valuetext', text('browse.at', {ply: view.shown, plies}));
  for (const [id, isUseless] of [
    ['to-first', view.shown === 0], ['to-previous', view.shown === 0],
    ['to-next', view.shown === plies], ['to-last', view.shown === plies],
  ]) {
    byId(id).disabled = isUseless;
  }
}
