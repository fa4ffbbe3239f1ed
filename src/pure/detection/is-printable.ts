// oxlint-disable-next-line no-control-regex -- detects control characters
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/;
const MEANINGLESS = /[\uFFFD\p{Private_Use}]/gu;

/** Whether a text is readable: no control characters except tabs and line breaks, and at most 1 % characters without a meaning. */
export const isPrintable = (text: string): boolean =>
  !CONTROL.test(text) && text.isWellFormed() && [...text.matchAll(MEANINGLESS)].length * 100 <= text.length;
