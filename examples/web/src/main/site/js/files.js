// Where the compiled rules come from: from files beside the page, or, in the single file, from the
// page itself.

const packed = globalThis.boardrulesFiles;

/** Whether everything is in one file, which may have been opened from a disk. */
export const isSingleFile = packed !== undefined;

/** Returns the bytes of the compiled rules. */
export async function wasmBytes() {
  if (isSingleFile) {
    return Uint8Array.from(atob(packed.wasm), c => c.charCodeAt(0)).buffer;
  }
  return (await fetched('boardrules.wasm')).arrayBuffer();
}

/** Returns the lessons by game. */
export const readLessons = async () =>
  isSingleFile ? JSON.parse(packed.lessons) : (await fetched('lessons.json')).json();

/** Returns the puzzles as a text. */
export const readPuzzles = async () => isSingleFile ? packed.puzzles : (await fetched('puzzles.tsv')).text();

/** Returns how moves are written, by game and language. */
export const readNotation = async () =>
  isSingleFile ? JSON.parse(packed.notation) : (await fetched('notation.json')).json();

async function fetched(name) {
  const answer = await fetch(name).catch(problem => {
    throw new Error(problem.message, {cause: 'network'});
  });
  if (!answer.ok) {
    throw new Error(`${name}: ${answer.status}`);
  }
  return answer;
}

let blob;

/** Starts the thread of the engine; it has to be sent the message "load" first. */
export function startWorker() {
  if (!isSingleFile) {
    return new Worker('worker.js', {type: 'module'});
  }
  blob ??= URL.createObjectURL(new Blob([packed.worker], {type: 'text/javascript'}));
  return new Worker(blob);
}
