// The places of a board that can be touched, and how they lie to each other.

/** How far from the middle of a cell a touch may be, in the units of the picture. */
const REACH = 62;

/** The attributes that say where a shape lies. */
const OUTLINE = ['d', 'cx', 'cy', 'x', 'y', 'width', 'height', 'points'];

/** The middles of shapes by their outlines: to measure one, the browser lays out the whole page. */
const middles = new Map();

/** The keys that lead from place to place, each with its direction. */
export const ARROWS = {
  ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0],
};

/**
 * Returns what can be touched in a picture, each with its key, as the rules call it, and the
 * middle of its ground. A cell that lies under another one, as in a pyramid, cannot be touched.
 */
export function placesOf(svg) {
  const places = [];
  for (const element of svg.querySelectorAll('[data-cell]')) {
    const ground = element.querySelector('.br-ground, .br-point, .br-removed, .br-piece');
    const name = element.dataset.cell;
    places.push({
      element, name, key: 'cell:' + name, isPile: false,
      ...(ground ? middleOf(ground) : measured(element)),
    });
  }
  for (const element of svg.querySelectorAll('.br-stock:not([display]) .br-pile')) {
    const {x, y} = middleOf(element.querySelector('.br-piece'));
    const name = element.dataset.piece;
    const stock = element.closest('.br-stock');
    // A stock may have been moved.
    const {a, e, f} = stock.transform.baseVal.consolidate()?.matrix ?? {a: 1, e: 0, f: 0};
    places.push({
      element, name, stock: stock.dataset.stock, key: `pile:${stock.dataset.stock}:${name}`,
      isPile: true, x: a * x + e, y: a * y + f,
    });
  }
  return places.filter((place, i) => !places.slice(i + 1).some(
      other => Math.hypot(other.x - place.x, other.y - place.y) < 1));
}

function middleOf(shape) {
  const outline = OUTLINE.map(name => shape.getAttribute(name)).join(';');
  if (!middles.has(outline)) {
    middles.set(outline, measured(shape));
  }
  return middles.get(outline);
}

function measured(shape) {
  const {x, y, width, height} = shape.getBBox();
  return {x: x + width / 2, y: y + height / 2};
}

/** Returns the place that a point of the picture means. */
export function nearest(places, point) {
  let best;
  let least = REACH;
  for (const each of places) {
    const distance = Math.hypot(each.x - point.x, each.y - point.y);
    if (distance < least) {
      best = each;
      least = distance;
    }
  }
  return best;
}

/**
 * Returns the nearest place in the direction of a key. Left and right stay in a row, because what lies
 * aside counts as farther away; up and down also go to what lies between the columns, such as the
 * higher levels of a pyramid.
 */
export function beside(places, from, key) {
  const [right, down] = ARROWS[key];
  let best;
  let least = Infinity;
  for (const each of places) {
    const dx = each.x - from.x;
    const dy = each.y - from.y;
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    const weight = down !== 0 && ahead + 1 > aside
        ? Math.hypot(ahead, aside) : ahead + 2.2 * aside;
    if (ahead > 5 && ahead * 2.5 >= aside && weight < least) {
      best = each;
      least = weight;
    }
  }
  return best;
}
