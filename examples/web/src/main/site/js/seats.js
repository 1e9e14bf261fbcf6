// Who plays: a form for each player.
import {element} from './dialogs.js';
import {text} from './texts.js';

const TIMES = [500, 1000, 3000, 10000, 30000];

/** Puts a form for each player into an element; values are {sort, level, time}. */
export function fillSeats(container, {players, names, values, hasPerfect}) {
  container.replaceChildren(...Array.from({length: players}, (_, i) =>
      seat(i + 1, playerText(i + 1, names[i]), values[i] ?? {}, sorts(players, hasPerfect))));
}

/** Puts a form for the opponent of a person into an element, and for which player that person is. */
export function fillOpponent(container, {names, values, hasPerfect}) {
  const isSecond = values[0].sort !== 'human' && values[1].sort === 'human';
  const opponent = seat(1, text('new.opponent'), values[isSecond ? 0 : 1], sorts(2, hasPerfect));
  const you = element('select', {id: 'you'}, ...names.map((name, i) =>
      element('option', {value: i, selected: isSecond === (i === 1)}, playerText(i + 1, name))));
  const seatOfYou = element('div', {className: 'seat'},
      element('label', {htmlFor: 'you'}, text('new.you')), you);
  const sort = opponent.querySelector('select');
  const show = () => {
    seatOfYou.hidden = sort.value === 'human'; // Two people choose by themselves.
  };
  sort.addEventListener('change', show);
  show();
  container.replaceChildren(opponent, seatOfYou);
}

function sorts(players, hasPerfect) {
  const all = players === 1 ? ['human'] : ['human', 'engine'];
  return [...all, ...hasPerfect ? ['perfect'] : [], 'random'];
}

function seat(player, label, value, kinds) {
  const id = 'seat' + player;
  const select = element('select', {id, name: id}, ...kinds.map(kind =>
      element('option', {value: kind, selected: kind === value.sort}, text('seat.' + kind))));
  const level = element('input', {
    id: id + '-level', type: 'range', min: 1, max: 9, value: value.level ?? 4,
  });
  const shown = element('label', {htmlFor: level.id, className: 'level'});
  level.oninput = () => {
    shown.textContent =
        text('seat.level', {level: level.value, name: text('level.' + level.value)});
    level.setAttribute('aria-valuetext', shown.textContent);
  };
  level.oninput();
  const time = element('select', {id: id + '-time', ariaLabel: text('seat.time')},
      ...TIMES.map(millis => element('option',
          {value: millis, selected: millis === (Number(value.time) || 1000)},
          text('seat.seconds', {seconds: (millis / 1000).toLocaleString(document.documentElement.lang)}))));
  const strength = element('div', {className: 'strength'},
      shown, level,
      element('label', {htmlFor: time.id}, text('seat.time')), time);
  const show = () => {
    strength.hidden = select.value !== 'engine';
  };
  select.onchange = show;
  show();
  return element('div', {className: 'seat'},
      element('label', {htmlFor: id}, label), select, strength);
}

/** Returns what a player is called. */
export function playerText(player, name) {
  return name ? text('player.named', {player, name}) : text('player', {player});
}

/** Returns who plays as a player. */
export function sortText({sorts, headers}, player) {
  const level = headers['level' + player];
  return sorts[player - 1] === 'engine' && level > 0
      ? text('seat.engine-level', {level, name: text('level.' + level)})
      : text('seat.' + sorts[player - 1]);
}

/** Returns which programs play. */
export const programs = match => match.sorts
    .map((sort, i) => sort === 'human' ? '' : sortText(match, i + 1)).filter(each => each).join(' – ');

/** Returns what the forms say, a list of {sort, level, time}. */
export function readSeats(container) {
  const seats = [...container.querySelectorAll('.seat:has(.strength)')].map((_, i) => ({
    sort: container.querySelector('#seat' + (i + 1)).value,
    level: Number(container.querySelector(`#seat${i + 1}-level`).value),
    time: Number(container.querySelector(`#seat${i + 1}-time`).value),
  }));
  const you = container.querySelector('#you');
  return !you ? seats : you.value === '0' ? [{sort: 'human'}, seats[0]] : [seats[0], {sort: 'human'}];
}
