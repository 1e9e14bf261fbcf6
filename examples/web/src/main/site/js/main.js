// The page begins here.
import * as rules from './rules.js';
import * as store from './store.js';
import {prepareChapter, showChapterOf} from './chapter.js';
import {ask, byId, closeDialogs, isConfirmed, prepareDialogs, tell} from './dialogs.js';
import {isSingleFile} from './files.js';
import {Game} from './game.js';
import {drawPictures, prepareLobby, showGames, showMatches} from './lobby.js';
import {openNewGame, prepareNewGame, setSeats} from './new-game.js';
import {choosePuzzles} from './puzzles.js';
import {fillSeats, playerText, readSeats} from './seats.js';
import {applyTheme, prepareSettings, settings, showLanguages} from './settings.js';
import {prepareShare, share} from './share.js';
import {setTexts, spoken, text} from './texts.js';

const isNarrow = matchMedia(
    '(orientation: portrait), (max-width: 1000px) and (min-height: 600px), (max-width: 559px)');

/** Where the page is enlarged, as style.css says, the stocks stay beside the board. */
const isEnlarged = matchMedia('(pointer: fine) and (min-resolution: 1.2dppx) and (orientation: landscape)'
    + ' and (min-width: 560px) and (max-width: 1199px) and (max-height: 759px)');

let games = [];
let game;
let isTurnedByHand = false;
let isShownTurned = false;

/** So long a page may load before it says so. */
const PATIENCE_MILLIS = 1000;

/** Shows a sentence of the page itself, because there are no others yet. */
function sayFirst(id) {
  const place = byId(id);
  place.hidden = false;
  const sentence = place.querySelector(`[lang="${settings.language}"]`)
      ?? place.querySelector('[lang="en"]');
  sentence.hidden = false;
  Object.assign(document.documentElement, spoken(sentence.lang));
}

/** Says why the page cannot start, perhaps with a reason. */
function fail(id, reason = '') {
  byId('broken-reason').textContent = reason;
  byId('wait').querySelector('.spinner').hidden = true;
  byId('loading').hidden = true;
  sayFirst(id);
}

async function start() {
  applyTheme();
  if (!rules.isSupported()) {
    fail('failure');
    return;
  }
  const slow = setTimeout(() => sayFirst('loading'), PATIENCE_MILLIS);
  try {
    await rules.load();
  } catch (problem) {
    clearTimeout(slow);
    fail(problem.cause === 'network' ? 'unloaded' : 'broken', problem.message);
    return;
  }
  clearTimeout(slow);
  prepareDialogs();
  prepareLobby({openStored, opened: view => enter(view)});
  prepareNewGame(view => enter(view));
  game = new Game();
  game.onAgain = again;
  game.onTurn = turn;
  byId('to-lobby').onclick = () => {
    const {isGame, isLesson} = history.state ?? {};
    const entries = Number(isGame ?? false) + Number(isLesson ?? false);
    entries > 0 ? history.go(-entries) : showLobby();
  };
  byId('to-settings').onclick = () => ask('settings-dialog');
  prepareChapter();
  prepareLessons();
  prepareMore();
  prepareShare(() => game.view);
  prepareSettings({language: changeLanguage, names: redraw, apart: redraw, words: redraw});
  byId('to-puzzles').onclick = solvePuzzles;
  speak();
  byId('wait').hidden = true;
  document.body.classList.remove('is-loading');
  isNarrow.addEventListener('change', redraw);
  isEnlarged.addEventListener('change', redraw);
  addEventListener('hashchange', () => followLink());
  addEventListener('popstate', () => {
    const {isGame, isLesson} = history.state ?? {};
    if (closeDialogs() && !byId('game').hidden && !location.hash
        && !(game.isGuided ? isLesson : isGame)) {
      history.forward(); // Back has closed the dialogue.
      return;
    }
    if (!isLesson) {
      game.endLessons();
    }
    if (isGame && game.view.variant) {
      showGame();
      redraw();
    } else {
      showLobby();
    }
  });
  addEventListener('beforeunload', event => store.isAnyUnsaved() && event.preventDefault());
  const mayGoOn = await store.mayGoOn();
  if (!followLink() && !(mayGoOn && resume()) && !begun()) {
    showLobby();
  }
  globalThis.boardrules = {record: rules.record, view: () => game.view};
  registerOffline();
}

/** Takes the language of the settings everywhere. */
function speak() {
  look();
  let lobby = rules.lobby();
  if (!lobby.languages.includes(settings.language)) { // The game that had it may be gone.
    settings.language = 'en';
    look();
    lobby = rules.lobby();
  }
  games = lobby.games;
  showLanguages(lobby.languages);
  setTexts(settings.language, lobby.texts);
  document.querySelector('meta[name="description"]').content = text('lobby.description');
  game.setLanguage(settings.language);
  showGames(games);
}

function changeLanguage() {
  speak();
  if (!byId('game').hidden) {
    redraw();
    showChapterOf(game.view);
  } else {
    showLobby();
  }
}

function areStocksBelow() {
  return isNarrow.matches && !isEnlarged.matches;
}

function look() {
  game.areStocksBelow = areStocksBelow();
  // On a phone the analysis stands at the board.
  byId(isNarrow.matches ? 'board' : 'solution').after(byId('analysis'));
  isShownTurned = isTurned();
  const words = [
    isShownTurned && 'turned', areStocksBelow() && 'below',
    settings.names === 'on' && 'names', settings.apart === 'on' && 'apart',
    settings.words === 'on' && 'words',
  ];
  return rules.look(settings.language, words.filter(word => word).join(' '));
}

/** Player 2 sits below the board if they are the only person, or somebody has turned it. */
function isTurned() {
  const sorts = game?.view.sorts ?? [];
  const isSecond = sorts.length === 2 && sorts[0] !== 'human' && sorts[1] === 'human';
  return isSecond !== isTurnedByHand;
}

function turn() {
  isTurnedByHand = !isTurnedByHand;
  redraw();
}

function redraw() {
  const view = look();
  if (view.variant) {
    game.show(view);
  }
}

/** Opens the match of the address; returns whether there is one. */
function followLink() {
  const hash = location.hash.substring(1);
  if (hash === '') {
    return false;
  }
  history.replaceState(history.state, '', location.pathname + location.search);
  const view = hash.includes('v=') ? rules.follow(hash) : {problem: ''};
  if (view.problem !== undefined) {
    showLobby();
    tell('lobby-message',
        view.problem ? text('link.problem', {problem: view.problem}) : text('link.none'));
  } else {
    enter(view);
  }
  return true;
}

/** Goes on with the match that was played last; returns whether there is one. */
function resume() {
  const match = store.match(store.current());
  return match?.record !== undefined && openStored(match);
}

/** Begins again what had no move when the page was reloaded; returns whether there is such a match. */
function begun() {
  const {isGame, isLesson, record} = history.state ?? {};
  const view = isGame && !isLesson && record ? rules.open(record) : {};
  if (!view.variant || view.moves.length > 0) {
    return false;
  }
  enter(view);
  return true;
}

function openStored(match) {
  const view = rules.restore(match.record, match.place, match.undone);
  if (view.problem) {
    showLobby();
    tell('lobby-message', text('lobby.problem', {problem: view.problem}));
    return true;
  }
  enter(view, match);
  return true;
}

/** Enters a match; the board lies as its players sit. */
function enter(view, kept) {
  closeDialogs();
  isTurnedByHand = false;
  game.view = view;
  const drawn = isTurned() === isShownTurned ? view : {...look(), notice: view.notice};
  showGame();
  game.open(drawn, kept);
  // What has no move yet is not kept, but outlasts a reload.
  const state = {isGame: true, record: rules.record()};
  history.state?.isGame ? history.replaceState(state, '') : history.pushState(state, '');
}

function showGame() {
  byId('lobby').hidden = true;
  byId('game').hidden = false;
  byId('to-chapter').hidden = false;
  document.body.classList.add('is-playing');
  scrollTo(0, 0);
  showChapterOf(game.view);
}

function showLobby() {
  game.leave();
  store.setCurrent('');
  byId('game').hidden = true;
  byId('lobby').hidden = false;
  byId('to-chapter').hidden = true;
  byId('lobby-message').textContent = '';
  byId('title').textContent = text('lobby.title');
  document.title = `${text('lobby.title')} – boardrules`;
  document.body.classList.remove('is-playing');
  showMatches();
  setTimeout(drawPictures);
}

function again() {
  const {variant, headers} = game.view;
  const view = rules.begin(variant);
  for (const [key, value] of Object.entries(headers)) {
    if (/^(player|level|time)[12]$/.test(key)) {
      rules.note(key, value);
    }
  }
  enter(view.problem ? view : rules.view());
}

function prepareLessons() {
  byId('to-lesson').onclick = async () => {
    const {view} = game;
    await rules.loadLessons();
    if (game.view !== view || game.isGuided) {
      return; // Something else has been done meanwhile.
    }
    game.learn();
    history.pushState({...history.state, isLesson: true}, '');
    scrollTo(0, 0);
    redraw();
  };
  byId('lesson-leave').onclick = () => history.back();
  byId('lesson-play').onclick = () =>
      openNewGame(games.find(each => each.id === game.view.game));
}

/** Lets the person choose puzzles, and shows the first. */
async function solvePuzzles() {
  const list = await choosePuzzles(games);
  if (list) {
    history.pushState({isLesson: true}, '');
    isTurnedByHand = false;
    showGame(); // A board that is not shown has no places.
    game.puzzle(list);
    redraw();
    showChapterOf(game.view);
  }
}

function prepareMore() {
  byId('more').onclick = async () => {
    const {view} = game;
    const isAlone = view.players === 1;
    byId('do-analysis').hidden = isAlone;
    byId('do-analysis').setAttribute('aria-pressed', String(game.isAnalysing));
    byId('do-review').hidden = isAlone || view.moves.length === 0;
    byId('do-solution').hidden = !isAlone || view.isOver;
    byId('do-resign').hidden = view.isOver;
    byId('do-agree').hidden = view.isOver || isAlone || view.sorts.some(sort => sort !== 'human');
    const actions = {
      analysis: () => game.toggleAnalysis(),
      review: () => game.review(),
      solution: () => game.solve(),
      players: changePlayers,
      turn,
      share: () => share(game.view),
      agree: async () => await isConfirmed(text('agree.question'), text('more.agree')) && game.agree(),
      resign: async () => await isConfirmed(resignQuestion(view), text('more.resign')) && game.resign(),
      again,
      new: () => openNewGame(games.find(each => each.id === view.game)),
    };
    const choice = await ask('more-dialog');
    if (!byId('game').hidden) {
      actions[choice]?.();
    }
  };
}

/** Asks the person who resigns; two people have to know which of them it is. */
function resignQuestion({sorts, names, toMove, isCurrent}) {
  return isCurrent && sorts.length === 2 && sorts.every(sort => sort === 'human')
      ? text('resign.question-of', {player: playerText(toMove, names[toMove - 1])}) : text('resign.question');
}

async function changePlayers() {
  const {view} = game;
  const info = games.find(each => each.id === view.game);
  fillSeats(byId('players-seats'), {
    players: view.players,
    names: view.names,
    values: view.sorts.map((sort, i) =>
        ({sort, level: view.headers['level' + (i + 1)], time: view.headers['time' + (i + 1)]})),
    hasPerfect: info.hasPerfect,
  });
  if (await ask('players-dialog') === 'set') {
    setSeats(readSeats(byId('players-seats')));
    game.view = rules.view();
    redraw();
  }
}

function registerOffline() {
  if (!isSingleFile && 'serviceWorker' in navigator && location.protocol.startsWith('http')) {
    navigator.serviceWorker.register('service-worker.js').catch(() => {});
  }
}

/** Whatever else happens is said too, in place of a page that does nothing. */
function unexpected(event) {
  event.preventDefault();
  if (document.body.classList.contains('is-loading')) {
    fail('broken', (event.reason ?? event.error)?.message);
    return;
  }
  tell('message', text('failure.unexpected'));
  tell('lobby-message', text('failure.unexpected'));
}

addEventListener('error', unexpected);
addEventListener('unhandledrejection', unexpected);
start();
