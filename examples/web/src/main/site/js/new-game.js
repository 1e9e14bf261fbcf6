// The dialogue of a new game: who plays, which variant, from which position.
import * as rules from './rules.js';
import * as store from './store.js';
import {ask, byId, element, pickFile, tell} from './dialogs.js';
import {fillOpponent, fillSeats, readSeats} from './seats.js';
import {text} from './texts.js';

let game;

/** Prepares the dialogue; begun is called when a match has begun, with its view. */
export function prepareNewGame(begun) {
  const dialog = byId('new-game');
  dialog.querySelector('form').addEventListener('submit', event => {
    event.preventDefault();
    const view = begin();
    if (view) {
      dialog.close('begin');
      begun(view);
    }
  });
  byId('option-list').addEventListener('input', () => {
    byId('variant-list').querySelector('[value="own"]').checked = true;
    showChosen();
  });
  byId('layout-file').addEventListener('click', () => pickFile('layout-text'));
}

/** Opens the dialogue for a game. */
export function openNewGame(chosen) {
  game = chosen;
  byId('new-game-title').textContent = game.name;
  byId('new-game-message').textContent = '';
  byId('layout-text').value = '';
  byId('position-text').value = '';
  byId('own-layout').hidden = !game.hasLayouts;
  for (const details of byId('new-game').querySelectorAll('details')) {
    details.open = false;
  }
  const kept = store.settings().seats ?? [{sort: 'human'}, {sort: 'engine', level: 4, time: 1000}];
  const {players, playerNames: names, hasPerfect} = game;
  if (players === 1) {
    fillSeats(byId('seats'), {players, names, values: [{sort: 'human'}], hasPerfect});
  } else {
    fillOpponent(byId('seats'), {names, values: kept, hasPerfect});
  }
  byId('variant-list').replaceChildren(
      ...game.variants.map((variant, i) => choice(String(i), variant.name, variant.description, i === 0)),
      choice('own', text('new.own'), text('new.own-description'), false));
  fillOptions(game.variants[0].choices);
  showChosen();
  ask('new-game');
  byId('variant-list').scrollTop = 0;
}

/** Names the variant that is chosen where the variants are behind. */
function showChosen() {
  byId('variant-name').textContent =
      byId('variant-list').querySelector(':has(> :checked) .name').textContent;
}

function choice(value, name, description, isChecked) {
  const radio = element('input', {type: 'radio', name: 'variant', value, checked: isChecked});
  radio.onchange = () => {
    showChosen();
    if (value === 'own') {
      byId('own-variant').open = true;
      byId('own-variant').scrollIntoView({block: 'nearest'});
    } else {
      fillOptions(game.variants[Number(value)].choices);
    }
  };
  return element('label', {className: 'choice'}, radio,
      element('span', {}, element('span', {className: 'name'}, name), element('small', {}, description)));
}

/** Fills the form of a variant with choices, a line key=value for each. */
function fillOptions(choices) {
  const values = new Map(choices.split('\n').filter(line => line).map(line => {
    const equals = line.indexOf('=');
    return [line.substring(0, equals), line.substring(equals + 1)];
  }));
  byId('option-list').replaceChildren(
      ...game.options.map(option => field(option, values.get(option.key) ?? option.default)));
}

function field(option, value) {
  const id = 'option-' + option.key;
  const label = element('label', {htmlFor: id}, option.label);
  let input;
  if (option.kind === 'flag' || (option.kind === 'word' && option.words.length > 0)) {
    input = element('select', {id}, ...option.words.map(word =>
        element('option', {value: word.value, selected: word.value === value}, word.label)));
  } else if (option.kind === 'number' && option.words.length === 0) {
    input = element('input', {
      id, type: 'text', inputMode: 'numeric', value,
      placeholder: option.isDrawn ? text('new.drawn') : '',
    });
  } else {
    input = element('input', {id, type: 'text', value, spellcheck: false, autocomplete: 'off'});
  }
  input.dataset.key = option.key;
  input.dataset.default = option.default;
  return element('div', {className: 'option'}, label, input);
}

function choices() {
  const chosen = byId('variant-list').querySelector(':checked').value;
  if (chosen !== 'own') {
    return game.variants[Number(chosen)].choices;
  }
  return [...byId('option-list').querySelectorAll('[data-key]')]
      .filter(input => input.value.trim() !== '' && input.value.trim() !== input.dataset.default)
      .map(input => input.dataset.key + '=' + input.value.trim())
      .join('\n');
}

/** Begins the match that the form asks for; returns its view, or null if something is wrong. */
function begin() {
  const layout = byId('layout-text').value.trim();
  const variant = layout && game.hasLayouts
      ? rules.layout(layout) : rules.variant(game.id, choices(), Math.floor(Math.random() * 1e6));
  if (variant.problem) {
    return failed(variant.problem);
  }
  const position = byId('position-text').value.trim();
  const view = position ? rules.beginAt(variant.id, position) : rules.begin(variant.id);
  if (view.problem) {
    return failed(view.problem);
  }
  const seats = readSeats(byId('seats'));
  if (game.players === 2) {
    store.setSettings({seats});
  }
  setSeats(seats);
  return rules.view();
}

/** Notes in the record who plays. */
export function setSeats(seats) {
  seats.forEach(({sort, level, time}, i) => {
    rules.note('player' + (i + 1), sort);
    rules.note('level' + (i + 1), sort === 'engine' ? String(level) : '');
    rules.note('time' + (i + 1), sort === 'engine' ? String(time) : '');
  });
}

function failed(problem) {
  tell('new-game-message', problem);
  return null;
}
