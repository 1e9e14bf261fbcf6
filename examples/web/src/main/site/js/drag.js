// Pieces that are dragged over the board.

/** So far a pointer moves before it is no touch any more, in pixels. */
const LEAST = 8;

export class Drag {
  #element;
  #actions;
  #from = null;
  #held = null;
  #ghost = null;
  #isOver = false;

  /**
   * Drags in an element. Where a drag begins, pick(event) returns {place, svg, body}, or null if
   * nothing can be dragged there; drop(place, event) is called at its end.
   */
  constructor(element, actions) {
    this.#element = element;
    this.#actions = actions;
    element.addEventListener('pointerdown', event => {
      this.#isOver = false;
      this.#from = event.isPrimary && event.button === 0 ? event : null;
    });
    element.addEventListener('pointermove', event => this.#moved(event));
    element.addEventListener('pointerup', event => {
      const held = this.#held;
      this.#end();
      if (held) {
        this.#isOver = true;
        this.#actions.drop(held.place, event);
      }
    });
    element.addEventListener('pointercancel', () => this.#end());
  }

  /** Returns whether a drag has just ended, so that a click is the end of it. */
  isOver() {
    return this.#isOver;
  }

  #moved(event) {
    const from = this.#from;
    if (!from || (!this.#held && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < LEAST)) {
      return;
    }
    if (!this.#held) {
      this.#held = this.#actions.pick(from);
      if (!this.#held) {
        this.#from = null;
        return;
      }
      this.#element.setPointerCapture(event.pointerId);
      this.#lift();
    }
    const {a, d} = this.#held.svg.getScreenCTM();
    this.#ghost.setAttribute('transform',
        `translate(${(event.clientX - from.clientX) / a} ${(event.clientY - from.clientY) / d})`);
  }

  /** Lets copies of the pieces follow the pointer. */
  #lift() {
    const {place, svg, body} = this.#held;
    this.#ghost = svg.appendChild(document.createElementNS(svg.namespaceURI, 'g'));
    // A stock may have been moved.
    const stock = this.#ghost.appendChild(this.#ghost.cloneNode());
    this.#ghost.setAttribute('class', 'ghost');
    stock.setAttribute('transform', place.element.closest('.br-stock')?.getAttribute('transform') ?? '');
    stock.append(...body.map(piece => piece.cloneNode(true)));
    place.element.classList.toggle('is-lifted', !place.isPile);
  }

  #end() {
    this.#held?.place.element.classList.remove('is-lifted');
    this.#ghost?.remove();
    this.#from = this.#held = this.#ghost = null;
  }
}
