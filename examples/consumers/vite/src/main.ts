import {load, type Match, type Step} from 'boardrules';

const find = <E extends Element>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) {
    throw new Error(`There is no ${selector}.`);
  }
  return found;
};

const select = find<HTMLSelectElement>('select');
const sentence = find<HTMLOutputElement>('output');
const board = find<HTMLElement>('main');
const choices = find<HTMLElement>('menu');

const boardrules = await load();
const engine = boardrules.engine();
for (const id of ['pylos', 'zertz']) {
  select.add(new Option(boardrules.rules(id).describe().name, id));
}

let match: Match;
let entered: readonly Step[];

function show(next: Match, steps: readonly Step[] = []): void {
  match = next;
  const input = match.rules.input(match.position, steps);
  if (input.finished && input.move) {
    show(match.play(input.move));
    return;
  }
  entered = input.entered;
  const last = match.lastChanges()?.cells ?? [];
  board.innerHTML = match.rules.svg(match.position, {steps: entered, marks: {last}, dark: true, width: 500});
  sentence.textContent = input.refusal?.sentence ?? `${match.status.sentence} ${input.prompt ?? ''}`;
  choices.replaceChildren(...input.choices.map(({step, label}) => {
    const button = document.createElement('button');
    button.textContent = label;
    button.dataset['step'] = step;
    button.onclick = () => show(match, [...entered, step]);
    return button;
  }));
}

select.onchange = () => show(boardrules.rules(select.value).match());
find<HTMLButtonElement>('body > button').onclick = async () => {
  const {best} = await engine.analyse(match, {nodes: 500});
  show(match.play(best));
};
select.onchange(new Event('change'));
