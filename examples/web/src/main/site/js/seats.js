// Who plays: a form for each player.
import {element} from './dialogs.js';
import {text} from './texts.js';

const TIMES = [500, 1000, 3000, 10000, 30000];

/** Puts a form for each player into an element; values are {sort, level, time}. */
export function fillSeats(container, {players, names, values, hasPerfect}) {
  container.replaceChildren(...Array.from({length: players}, (_, i) =>
      seat(i + 1, names[i], values[i] ?? {}, sorts(players, hasPerfect))));
}

function sorts(players, hasPerfect) {
  const all = players === 1 ? ['human'] : ['human', 'engine'];
  return [...all, ...hasPerfect ? ['perfect'] : [], 'random'];
}

function seat(player, name, value, kinds) {
  const id = 'seat' + player;
  const select = element('select', {id, name: id}, ...kinds.map(kind =>
      element('option', {value: kind, selected: kind === value.sort}, text('seat.' + kind))));
  const level = element('input', {
    id: id + '-level', type: 'range', min: 1, max: 9, value: value.level ?? 4,
  });
  const shown = element('output', {htmlFor: level.id}, String(level.value));
  level.oninput = () => {
    shown.textContent = level.value;
  };
  const time = element('select', {id: id + '-time', ariaLabel: text('seat.time')},
      ...TIMES.map(millis => element('option',
          {value: millis, selected: millis === (Number(value.time) || 1000)},
          text('seat.seconds', {seconds: (millis / 1000).toLocaleString(document.documentElement.lang)}))));
  const strength = element('div', {className: 'strength'},
      element('label', {htmlFor: level.id}, text('seat.level'), ' ', shown), level,
      element('label', {htmlFor: time.id}, text('seat.time')), time);
  const show = () => {
    strength.hidden = select.value !== 'engine';
  };
  select.onchange = show;
  show();
  return element('div', {className: 'seat'},
      element('label', {htmlFor: id}, playerText(player, name)), select, strength);
}

/** Returns what a player is called. */
export function playerText(player, name) {
  return name ? text('player.named', {player, name}) : text('player', {player});
}

/** Returns what the forms say, a list of {sort, level, time}. */
export function readSeats(container) {
  return [...container.querySelectorAll('.seat')].map((_, i) => ({
    sort: container.querySelector('#seat' + (i + 1)).value,
    level: Number(container.querySelector(`#seat${i + 1}-level`).value),
    time: Number(container.querySelector(`#seat${i + 1}-time`).value),
  }));
}
