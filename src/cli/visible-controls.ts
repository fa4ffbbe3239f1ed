/** C0 and C1 controls and DEL, which terminals interpret, except for tabs and line breaks. */
const CONTROLS = /\r(?!\n)|(?![\t\n\r])\p{Cc}/gu;

/** Bidirectional formatting characters (UAX #9), which change the order of the text around them. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

const escapes = (text: string, pattern: RegExp, start: string, digits: number): string =>
  text.replace(pattern, (control) => `${start}${control.charCodeAt(0).toString(16).padStart(digits, '0')}`);

/** Escapes control characters of a text for a terminal, such as `\x1b`. */
export const visibleControls = (text: string): string => escapes(text, CONTROLS, String.raw`\x`, 2);

/** Escapes a message, which may quote a file or a link: control characters and bidirectional formatting characters. */
export const visibleMessage = (text: string): string => escapes(visibleControls(text), DIRECTIONS, String.raw`\u`, 4);

/** Converts a value to JSON and also escapes DEL and C1 controls, which `JSON.stringify` leaves unchanged. */
export const jsonWithoutControls = (value: unknown): string => escapes(JSON.stringify(value), /\p{Cc}/gu, String.raw`\u`, 4);
