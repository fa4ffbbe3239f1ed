/** C0 and C1 controls and DEL, which a terminal obeys, but not tabs and line breaks. */
const CONTROLS = /\r(?!\n)|(?![\t\n\r])\p{Cc}/gu;

/** Overrides of the direction of writing (UAX #9), which change how the text around them reads. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

const escapes = (text: string, pattern: RegExp, start: string, digits: number): string =>
  text.replace(pattern, (control) => `${start}${control.charCodeAt(0).toString(16).padStart(digits, '0')}`);

/** A text for a terminal, with controls as escapes such as `\x1b`. */
export const visibleControls = (text: string): string => escapes(text, CONTROLS, String.raw`\x`, 2);

/** A message, which may repeat what a file or a link has: with overrides of the direction of writing as escapes, too. */
export const visibleMessage = (text: string): string => escapes(visibleControls(text), DIRECTIONS, String.raw`\u`, 4);

/** JSON that has no controls: DEL and C1 as escapes, too, which `JSON.stringify` leaves as they are. */
export const jsonWithoutControls = (value: unknown): string => escapes(JSON.stringify(value), /\p{Cc}/gu, String.raw`\u`, 4);
