// The engine, in a thread of its own. It gets {load: bytes, language}, and then questions
// {id, ask, ...}; it answers {id, answer} and, while it analyses, {id, progress}.
import {load} from './js/runtime.js';

let exported;

async function start(message) {
  exported = await load(message.load);
  exported.look(message.language, '');
}

function answer(message) {
  switch (message.ask) {
    case 'move':
      return exported.chooseMove(
          message.record, message.sort, message.level, message.millis, message.seed);
    case 'analyse':
      return exported.analyse(
          message.record, message.millis, text => postMessage({id: message.id, progress: text}));
    case 'review':
      return exported.review(
          message.record, message.millis, text => postMessage({id: message.id, progress: text}));
    case 'puzzle':
      return exported.puzzle(message.record, message.moves);
    case 'solve':
      return exported.solve(message.record);
    default:
      exported.look(message.language, '');
      return '{}';
  }
}

let ready;

onmessage = async event => {
  const message = event.data;
  if (message.load) {
    ready = start(message);
    return;
  }
  try {
    await ready;
    postMessage({id: message.id, answer: answer(message)});
  } catch (problem) {
    postMessage({id: message.id, failure: String(problem)});
  }
};
