// What must not be cut off by a reload that nobody asked for: running operations and recordings.
let holds = 0;

/** Nothing reloads by itself until the returned function is called. */
export function holdReload(): () => void {
  holds += 1;
  let isHeld = true;
  return () => {
    if (isHeld) holds -= 1;
    isHeld = false;
  };
}

export const isReloadHeld = (): boolean => holds > 0;
