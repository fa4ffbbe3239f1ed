import type { IniErrorCode } from './ini-fault.ts';

/** A key and where its value begins in the line; the end of the line where it has none. */
export interface IniEntry {
  readonly key: string;
  /** `undefined` for a key that stands alone. */
  readonly value: string | undefined;
}

/** What may stand alone on a line: a word, as in `my.cnf` and `.npmrc`. Prose is no key. */
const BARE_KEY = /^[^\s:=]+$/;

/**
 * A line with a key, cut at the first `=`, or at a first `:` before it that is followed by white space or by it; where there is no `=`, at the first `:`.
 * So `//registry.example/:_token=x` and `url: https://example.org/?a=b` are both read as they are meant.
 */
export function iniEntry(line: string): IniEntry | Extract<IniErrorCode, 'iniSeparatorMissing' | 'iniKeyMissing'> {
  const equals = line.indexOf('=');
  const spaced = line.search(/(?<!:):+(?=[\s=]|$)/);
  const colon = equals < 0 && spaced < 0 ? line.indexOf(':') : spaced;
  const separator = colon >= 0 && (equals < 0 || colon < equals) ? colon : equals;
  if (separator < 0) return BARE_KEY.test(line) ? { key: line, value: undefined } : 'iniSeparatorMissing';
  const key = line.slice(0, separator).trim();
  return key === '' ? 'iniKeyMissing' : { key, value: line.slice(separator + 1).trim() };
}

/** Without a comment that begins after white space. */
export const withoutComment = (value: string): string => {
  const at = value.search(/(?<!\S)[;#]/);
  return at < 0 ? value : value.slice(0, at).trimEnd();
};
