// Short sounds, which the browser makes itself.
let isOn = false;
let context;

/** The notes of each sound in hertz, one after another. */
const NOTES = {move: [440], refusal: [150], end: [523, 659, 784]};

const SECONDS = 0.12;

export function setSounds(isWanted) {
  isOn = isWanted;
}

/** Makes a sound, if they are wanted. */
export function sound(name) {
  if (!isOn || globalThis.AudioContext === undefined) {
    return;
  }
  context ??= new AudioContext();
  NOTES[name].forEach((hertz, i) => {
    const [tone, volume] = [new OscillatorNode(context, {type: 'triangle', frequency: hertz}), new GainNode(context)];
    const start = context.currentTime + i * SECONDS;
    volume.gain.setValueAtTime(0.2, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + SECONDS);
  });
}
