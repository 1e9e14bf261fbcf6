// The engine, in a thread of its own. It gets {load: bytes or module, language}, and then questions
// {id, ask, ...}; it answers {id, answer} and, while it analyses, {id, progress}.
'use strict';

if (typeof TeaVM === 'undefined') {
  importScripts('boardrules.wasm-runtime.js');
}

let exported;

async function start(message) {
  const module = await TeaVM.wasmGC.load(message.load);
  exported = module.exports;
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
