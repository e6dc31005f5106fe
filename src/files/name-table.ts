/** Names that are written once and referred to by their place. */
export class NameTable {
  readonly names: string[];
  readonly #places: Map<string, number>;

  constructor(names: readonly string[] = []) {
    this.names = [...names];
    this.#places = new Map(names.map((name, place) => [name, place]));
  }

  placesOf(names: readonly string[]): number[] {
    return names.map((name) => {
      const place = this.#places.get(name) ?? this.names.push(name) - 1;
      this.#places.set(name, place);
      return place;
    });
  }

  at(places: readonly number[]): string[] {
    return places.map((place) => this.names[place] ?? '');
  }
}
