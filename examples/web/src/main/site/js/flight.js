// How pieces fly over the board when a move is made.

const SVG = 'http://www.w3.org/2000/svg';
const MILLIS = 260;

let isOn = true;

/** Switches the flights on or off. */
export function setFlights(wanted) {
  isOn = wanted;
}

/**
 * Lets pieces fly as the transfers say, each [piece, from, to]. A piece that the picture before
 * already shows at its end does not fly; so a move that a person has entered step by step only
 * shows what follows from it.
 */
export function fly(before, oldPlaces, svg, places, transfers) {
  if (!isOn || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return;
  }
  const layer = document.createElementNS(SVG, 'g');
  layer.setAttribute('aria-hidden', 'true');
  layer.setAttribute('pointer-events', 'none');
  svg.append(layer);
  const arrivals = new Map();
  const shadows = [];
  for (const [piece, from, to] of transfers) {
    const start = find(oldPlaces, from, piece);
    const end = find(places, to, piece);
    const chained = arrivals.get(piece + from);
    const body = chained?.body ?? pieceIn(start, piece);
    if (!body || (start === undefined && !chained)) {
      continue;
    }
    const isThere = !chained && to.startsWith('cell:') && topOf(find(oldPlaces, to, piece)) === piece
        && topOf(start) !== piece;
    if (isThere) {
      continue;
    }
    const origin = chained?.origin ?? start;
    const begin = chained?.end ?? 0;
    const target = end ?? {x: origin.x, y: origin.y};
    const clone = chained?.clone ?? layer.appendChild(body.cloneNode(true));
    const path = chained?.path ?? [{x: 0, y: 0}];
    path.push({x: target.x - origin.x, y: target.y - origin.y});
    const flight = {
      body, origin, clone, path, end: begin + 1, leaves: !to.startsWith('cell:'),
      arrival: to.startsWith('cell:') ? end : undefined, piece,
    };
    if (chained) {
      arrivals.delete(piece + from);
    }
    arrivals.set(piece + to + (flight.leaves ? arrivals.size : ''), flight);
  }
  for (const flight of arrivals.values()) {
    const hidden = flight.arrival && pieceIn(flight.arrival, flight.piece);
    if (hidden) {
      hidden.style.visibility = 'hidden';
      shadows.push(hidden);
    }
    const frames = flight.path.map(({x, y}, i) => ({
      transform: `translate(${x}px, ${y}px)`,
      opacity: flight.leaves && i === flight.path.length - 1 ? 0.15 : 1,
    }));
    const animation = flight.clone.animate(
        frames, {duration: MILLIS * flight.end, easing: 'ease-in-out', fill: 'forwards'});
    animation.finished.catch(() => {}).then(() => {
      flight.clone.remove();
      if (hidden) {
        hidden.style.visibility = '';
      }
    });
  }
}

/** Returns the place of a location, such as cell:d4 or stock:pool. */
export function find(places, location, piece) {
  if (location.startsWith('cell:')) {
    return places.find(place => place.key === location);
  }
  if (location.startsWith('stock:')) {
    return places.find(
        place => place.isPile && 'stock:' + place.stock === location && place.name === piece);
  }
  return undefined;
}

/** Returns the kind of the piece on top of a cell; undefined if it is empty. */
function topOf(place) {
  return place && [...place.element.querySelectorAll(':scope > [data-piece]')].at(-1)?.dataset.piece;
}

/** Returns the drawing of a piece on a cell or in a pile. */
function pieceIn(place, piece) {
  if (!place) {
    return undefined;
  }
  if (place.isPile) {
    return place.element.querySelector('g');
  }
  return [...place.element.querySelectorAll(':scope > [data-piece]')]
      .filter(each => each.dataset.piece === piece).at(-1);
}
