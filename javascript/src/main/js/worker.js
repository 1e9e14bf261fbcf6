// The thread of the engine. It gets {module}, and then questions {ask, values}; it answers each by
// {answer} or {failure}, and before that {progress}, while it analyses.
import {load} from './runtime.js';

const port = globalThis.process?.getBuiltinModule?.('node:worker_threads')?.parentPort ?? globalThis;

let program;

port.onmessage = async ({data: {module, ask, values}}) => {
  if (module) {
    program = load(module);
    return;
  }
  try {
    const exported = await program;
    const heard = ask === 'analyse' ? [text => port.postMessage({progress: text})] : [];
    port.postMessage({answer: exported[ask](...values, ...heard)});
  } catch (failure) {
    port.postMessage({failure});
  }
};
