import type { IniErrorCode } from './ini-fault.ts';

/** A key and where its value begins in the line; the end of the line where it has none. */
export interface IniEntry {
  readonly key: string;
  /** With the white space before it. `undefined` for a key that stands alone. */
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
  return key === '' ? 'iniKeyMissing' : { key, value: line.slice(separator + 1) };
}

/** A comment may follow the closing quote directly: PHP and npm read it so. */
const QUOTED_BEFORE_COMMENT = /^\s*(?<value>"[^"\n]*"|'[^'\n]*')\s*[;#]/;

/** A value without its comment, which begins after white space or after a quoted value. So the value of `color=#fff` is not a comment. */
export function withoutComment(written: string): string {
  const quoted = QUOTED_BEFORE_COMMENT.exec(written)?.groups?.['value'];
  if (quoted !== undefined) return quoted;
  const at = written.search(/(?<=\s)[;#]/);
  return written.slice(0, at < 0 ? undefined : at).trim();
}
