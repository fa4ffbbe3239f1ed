const BASE = 2000;
const SPREAD = 2500;

/** The part of an element that this module changes. */
export interface Layer {
  readonly style: { zIndex: string };
}

/** The open popups from bottom to top, in the order in which they opened. */
const open = new Set<Layer>();
let next = BASE;

/** Puts a popup above all open ones. Returns a function to call when the popup closes. */
export function raisePopup(popup: Layer): () => void {
  open.delete(popup);
  if (next - BASE > SPREAD) renumber();
  place(popup);
  return () => {
    open.delete(popup);
    if (open.size === 0) next = BASE;
  };
}

function renumber(): void {
  const popups = [...open];
  open.clear();
  next = BASE;
  for (const popup of popups) place(popup);
}

function place(popup: Layer): void {
  open.add(popup);
  popup.style.zIndex = String(next);
  next += 1;
}
