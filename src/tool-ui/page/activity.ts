// The number of operations and recordings that an automatic reload must not interrupt.
let holds = 0;

/** Prevents automatic reloads until the returned function is called. */
export function holdReload(): () => void {
  holds += 1;
  let isHeld = true;
  return () => {
    if (isHeld) holds -= 1;
    isHeld = false;
  };
}

export const isReloadHeld = (): boolean => holds > 0;
