/** The number of keys up to which a linear search is faster than an index. */
const FEW = 8;

/** The keys of a map that is being read, with their positions. */
export class KeyPlaces {
  readonly #keys: string[] = [];
  #places: Map<string, number> | undefined;

  /** The position of a key, or -1 if it is missing. */
  placeOf(key: string): number {
    return this.#places ? (this.#places.get(key) ?? -1) : this.#keys.indexOf(key);
  }

  /** The position of an existing key. Otherwise appends the key and returns -1. */
  add(key: string): number {
    const place = this.placeOf(key);
    if (place >= 0) return place;
    this.#places?.set(key, this.#places.size);
    if (!this.#places && this.#keys.push(key) > FEW) this.#places = new Map(this.#keys.map((each, index) => [each, index]));
    return -1;
  }
}
