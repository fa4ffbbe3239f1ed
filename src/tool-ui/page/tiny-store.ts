/** A value that distant parts of the page share in memory, readable with `useSyncExternalStore`. */
export interface TinyStore<Value> {
  readonly read: () => Value;
  /** Notifies every listener, even if the value is the same. */
  readonly set: (next: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function tinyStore<Value>(initial: Value): TinyStore<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
