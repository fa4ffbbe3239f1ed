/** Up to here looking through the keys is quicker than keeping an index. */
const FEW = 8;

/** The keys of one map that is being read, and where in it they stand. */
export class KeyPlaces {
  readonly #keys: string[] = [];
  #places: Map<string, number> | undefined;

  /** -1 for a key that is not there. */
  placeOf(key: string): number {
    return this.#places ? (this.#places.get(key) ?? -1) : this.#keys.indexOf(key);
  }

  /** The place of the key if it is there already, else -1: it is then added as the last one. */
  add(key: string): number {
    const place = this.placeOf(key);
    if (place >= 0) return place;
    this.#places?.set(key, this.#places.size);
    if (!this.#places && this.#keys.push(key) > FEW) this.#places = new Map(this.#keys.map((each, index) => [each, index]));
    return -1;
  }
}
