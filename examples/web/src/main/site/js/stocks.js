// The stocks below a board, on a phone.

/** Around a picture, and between its stocks. */
const BORDER = 30;
const GAP = 26;

/**
 * Lets the stocks below a board take fewer lines, because a phone is not high. What players have stands
 * beside their names, too; so their stocks are left out unless they have a mark.
 */
export function packStocks(svg) {
  const all = [...svg.querySelectorAll('.br-stock')];
  if (all.length === 0) {
    return;
  }
  const {x, y, width} = svg.viewBox.baseVal;
  const left = x + BORDER;
  const room = width - 2 * BORDER;
  const top = Math.min(...all.map(stock => stock.getBBox().y));
  const stocks = all.filter(stock => !stock.dataset.owner || stock.querySelector('[data-mark]'));
  all.filter(stock => !stocks.includes(stock)).forEach(
      stock => stock.setAttribute('display', 'none')); // the legend copies their pieces
  const boxes = stocks.map(stock => stock.getBBox());
  const scale = [1, 0.92, 0.84, 0.76].find(each => linesOf(boxes, room / each) <= 2) ?? 1;
  let right = 0;
  let below = stocks.length > 0 ? top : top - GAP;
  let line = top;
  boxes.forEach((box, i) => {
    if (right > 0 && right + box.width * scale > room) {
      right = 0;
      line = below + GAP;
    }
    stocks[i].setAttribute('transform', `translate(${left + right - box.x * scale} ${line - box.y * scale}) scale(${scale})`);
    right += box.width * scale + GAP;
    below = Math.max(below, line + box.height * scale);
  });
  const bottom = below + BORDER;
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${bottom - y}`);
  svg.querySelector('.br-paper')?.setAttribute('height', bottom - y);
}

function linesOf(boxes, room) {
  let lines = 1;
  let right = 0;
  for (const {width} of boxes) {
    if (right > 0 && right + width > room) {
      lines++;
      right = 0;
    }
    right += width + GAP;
  }
  return lines;
}
