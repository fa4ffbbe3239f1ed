/** Chromium's strings end at 2^29 - 24 UTF-16 code units, those of the other browsers later. */
const LONGEST = 500_000_000;

/** Whether a text of so many UTF-16 code units is longer than a browser can hold: to be asked before it is written. */
export const isOverTextLimit = (length: number): boolean => length > LONGEST;
