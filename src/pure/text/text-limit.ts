/** The maximum string length in Chromium is 2^29 - 24 UTF-16 code units; other browsers allow more. */
const LONGEST = 500_000_000;

/** Whether a text of this length, in UTF-16 code units, would be too long for a browser. Check it before the text is written. */
export const isOverTextLimit = (length: number): boolean => length > LONGEST;
