/** A map that is copied only when one of its forks writes to it: most paths part and end without writing. */
export class SharedMap<K, V> {
  #map: Map<K, V>;
  #owned: boolean;

  constructor(map: Map<K, V> = new Map(), owned = true) {
    this.#map = map;
    this.#owned = owned;
  }

  fork(): SharedMap<K, V> {
    this.#owned = false;
    return new SharedMap(this.#map, false);
  }

  get(key: K): V | undefined {
    return this.#map.get(key);
  }

  has(key: K): boolean {
    return this.#map.has(key);
  }

  set(key: K, value: V): void {
    this.#own().set(key, value);
  }

  delete(key: K): void {
    if (this.#map.has(key)) this.#own().delete(key);
  }

  /** The entries as they are now; later writes do not reach them. */
  snapshot(): ReadonlyMap<K, V> {
    this.#owned = false;
    return this.#map;
  }

  [Symbol.iterator](): Iterator<[K, V]> {
    return this.#map[Symbol.iterator]();
  }

  keys(): IterableIterator<K> {
    return this.#map.keys();
  }

  /** Whether nothing was written to either of two forks since they parted. */
  isSame(other: SharedMap<K, V>): boolean {
    return this.#map === other.#map;
  }

  #own(): Map<K, V> {
    if (!this.#owned) {
      this.#map = new Map(this.#map);
      this.#owned = true;
    }
    return this.#map;
  }
}
