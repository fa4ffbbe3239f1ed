const listeners = new Set<() => void>();

/** Asks the tool that is shown for its link, as its button `Copy link` does. */
export function requestLink(): void {
  for (const listener of listeners) listener();
}

export function onLinkRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
