/** Names that are written once and referred to by their place. */
export class NameTable {
  readonly names: string[];
  #places: Map<string, number> | undefined;

  constructor(names: readonly string[] = []) {
    this.names = [...names];
  }

  placesOf(names: readonly string[]): number[] {
    this.#places ??= new Map(this.names.map((name, place) => [name, place]));
    const places = this.#places;
    return names.map((name) => {
      const place = places.get(name) ?? this.names.push(name) - 1;
      places.set(name, place);
      return place;
    });
  }

  at(places: readonly number[]): string[] {
    return places.map((place) => this.names[place] ?? '');
  }
}
