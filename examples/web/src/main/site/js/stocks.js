// The stocks below a board, on a phone.

/** Around a picture, and between its stocks. */
const BORDER = 30;
const GAP = 26;

/** Lets the stocks below a board take fewer lines, as a phone is not high. */
export function packStocks(svg) {
  const stocks = [...svg.querySelectorAll('.br-stock')];
  const {x, y, width, height} = svg.viewBox.baseVal;
  const boxes = stocks.map(stock => stock.getBBox());
  if (stocks.length < 2) {
    return;
  }
  const left = x + BORDER;
  const room = width - 2 * BORDER;
  const top = Math.min(...boxes.map(box => box.y));
  const scale = [1, 0.92, 0.84, 0.76].find(each => linesOf(boxes, room / each) <= 2) ?? 1;
  let right = 0;
  let below = top;
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
