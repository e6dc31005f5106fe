/** Collects items and hands them over together once none has come for a while, or at once where one of them is urgent. */
export class Batch<T> {
  readonly #pause: number;
  readonly #isUrgent: (item: T) => boolean;
  readonly #handOver: (items: T[]) => void;
  #items: T[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** @param pause how long none may have come, in milliseconds */
  constructor(pause: number, isUrgent: (item: T) => boolean, handOver: (items: T[]) => void) {
    this.#pause = pause;
    this.#isUrgent = isUrgent;
    this.#handOver = handOver;
  }

  add(item: T) {
    this.#items.push(item);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#flush(), this.#items.some(this.#isUrgent) ? 0 : this.#pause);
  }

  #flush() {
    const items = this.#items;
    this.#items = [];
    this.#handOver(items);
  }
}
