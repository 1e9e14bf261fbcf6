// The list of games, and of the matches that are kept.
import * as rules from './rules.js';
import * as store from './store.js';
import {drawIn} from './board.js';
import {ask, byId, element, isConfirmed, pickFile, saveFile, tell} from './dialogs.js';
import {openNewGame} from './new-game.js';
import {programs} from './seats.js';
import {text} from './texts.js';

const SHOWN = 3;

let isAllShown = false;
let openMatch;

/** Prepares the list; opened is called with a stored match, or with the view of an opened record. */
export function prepareLobby({openStored, opened}) {
  openMatch = openStored;
  byId('open-record').addEventListener('click', () => {
    byId('open-message').textContent = '';
    byId('open-text').value = '';
    ask('open-dialog');
  });
  byId('open-file').addEventListener('click', () => pickFile('open-text'));
  byId('open-dialog').querySelector('form').addEventListener('submit', event => {
    event.preventDefault();
    const typed = byId('open-text').value.trim();
    const hash = typed.match(/(?:^|#)(v=\S+)$/);
    const view = hash ? rules.follow(hash[1]) : rules.open(typed);
    if (view.problem) {
      tell('open-message', view.problem);
    } else {
      byId('open-dialog').close('open');
      opened(view);
    }
  });
  byId('all-matches').addEventListener('click', () => {
    isAllShown = true;
    showMatches();
  });
}

/** Shows the games, at first without their pictures. */
export function showGames(games) {
  byId('game-list').replaceChildren(...games.map(game => {
    const picture = element('span', {className: 'picture', ariaHidden: 'true'});
    picture.dataset.variant = game.pictured;
    const button = element('button', {type: 'button'}, picture, element('b', {}, game.name),
        element('small', {}, [game.author, game.players === 1 && text('lobby.alone')].filter(part => part).join(' · ')));
    button.dataset.game = game.id;
    button.onclick = () => openNewGame(game);
    return element('li', {}, button);
  }));
}

/** Draws the missing pictures one by one: the list can be used meanwhile, and a match comes first. */
export function drawPictures() {
  const picture = byId('game-list').querySelector('.picture:empty');
  if (picture === null || byId('lobby').hidden) {
    return;
  }
  draw(picture, rules.picture(picture.dataset.variant));
  setTimeout(drawPictures);
}

function draw(picture, drawing) {
  const svg = drawIn(picture, drawing);
  svg.setAttribute('aria-hidden', 'true');
  svg.querySelectorAll('title').forEach(title => title.remove());
}

/** Shows the matches that are kept. */
export function showMatches() {
  const all = store.matches();
  byId('resume').hidden = all.length === 0;
  byId('all-matches').hidden = isAllShown || all.length <= SHOWN;
  byId('storage-note').textContent = !store.isAllowed() ? text('lobby.no-storage')
      : store.isAnyUnsaved() ? text('store.unsaved') : '';
  byId('match-list').replaceChildren(...all.slice(0, isAllShown ? all.length : SHOWN).map(entry));
}

function entry(match) {
  const found = match.record === undefined ? {problem: ''} : rules.summary(match.record, match.place);
  const isReadable = found.problem === undefined;
  const lines = isReadable
      ? [[programs(found), text('lobby.move', {move: found.moves[found.at - 1]?.[2] ?? 0})],
        [found.status, when(match.saved)]]
      : [[text('lobby.unreadable-save')]];
  const picture = element('span', {className: 'picture', ariaHidden: 'true'});
  if (isReadable) {
    draw(picture, found.picture);
  }
  const button = element('button', {type: 'button', className: 'match'}, picture,
      element('span', {}, element('b', {}, isReadable ? `${found.gameName} – ${found.variantName}` : text('lobby.unreadable')),
          ...lines.map(parts => element('span', {className: 'faint'}, parts.filter(part => part).join(' · ')))));
  button.onclick = () => isReadable ? openMatch(match) : saveFile('boardrules-match.txt', match.text);
  const remove = element('button', {type: 'button', className: 'plain', ariaLabel: text('lobby.forget')});
  remove.innerHTML = '<svg class="icon" aria-hidden="true"><use href="#i-close"/></svg>';
  remove.onclick = async () => {
    if (await isConfirmed(text('lobby.forget-question'), text('lobby.forget'))) {
      store.forget(match.id);
      showMatches();
    }
  };
  return element('li', {}, button, remove);
}

function when(saved) {
  const date = new Date(saved);
  return isNaN(date) ? '' : date.toLocaleString(document.documentElement.lang,
      {month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit'});
}
