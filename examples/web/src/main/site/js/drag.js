// Pieces that are dragged over the board.

/** So far a pointer moves before it is not a touch any more, in pixels. */
const LEAST = 8;

/**
 * Lets pieces be dragged in an element. Where a drag begins, pick(event) returns {place, svg, body},
 * or null if nothing can be dragged there; drop(place, event) is called at its end. One pointer
 * drags, and all others do nothing meanwhile. Returns {isOver, cancel}: whether a click is only the
 * end of a drag, and what ends one because the position has changed.
 */
export function makeDraggable(element, {pick, drop}) {
  let from = null;
  let held = null;
  let ghost = null;
  let isOver = false;

  const isOurs = event => event.pointerId === from?.pointerId;
  const end = () => {
    const place = held?.place;
    place?.element.classList.remove('is-lifted');
    ghost?.remove();
    from = held = ghost = null;
    return place;
  };
  const cancel = () => {
    isOver ||= from !== null;
    end();
  };
  element.addEventListener('pointerdown', event => {
    if (from === null || isOurs(event)) {
      isOver = false;
      from = event.isPrimary && event.button === 0 ? event : null;
    }
  });
  element.addEventListener('pointermove', event => {
    if (!isOurs(event)) {
      return;
    }
    const began = from;
    const [right, down] = [event.clientX - began.clientX, event.clientY - began.clientY];
    if (!held && Math.hypot(right, down) >= LEAST) {
      held = pick(began); // which draws the board anew
      ghost = held && lift(held);
      from = held && began;
      held && element.setPointerCapture(event.pointerId);
    }
    if (held) {
      const {a, d} = held.svg.getScreenCTM();
      ghost.setAttribute('transform', `translate(${right / a} ${down / d})`);
    }
  });
  // A finger that drags does not scroll. What it has touched may have been drawn anew.
  const hold = event => held && event.preventDefault();
  element.addEventListener('touchstart',
      ({target}) => target.addEventListener('touchmove', hold, {passive: false}), {passive: false});
  // A pointer that has not moved may be released beside the element.
  document.addEventListener('pointerup', event => {
    const place = isOurs(event) && end();
    if (place) {
      isOver = true;
      drop(place, event);
    }
  });
  document.addEventListener('pointercancel', event => isOurs(event) && cancel());
  return {isOver: () => isOver || held !== null, cancel};
}

/** Returns copies of pieces, to follow the pointer. */
function lift({place, svg, body}) {
  const ghost = svg.appendChild(document.createElementNS(svg.namespaceURI, 'g'));
  // A stock may have been moved.
  const stock = ghost.appendChild(ghost.cloneNode());
  stock.setAttribute('transform', place.element.closest('.br-stock')?.getAttribute('transform') ?? '');
  stock.append(...body.map(piece => piece.cloneNode(true)));
  ghost.setAttribute('class', 'ghost');
  place.element.classList.toggle('is-lifted', !place.isPile);
  return ghost;
}
