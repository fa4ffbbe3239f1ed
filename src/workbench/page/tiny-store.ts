/** A value that parts of the page far from each other share while it is open, as `useSyncExternalStore` reads one. */
export interface TinyStore<Value> {
  readonly read: () => Value;
  /** Tells every listener, also of the same value. */
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
