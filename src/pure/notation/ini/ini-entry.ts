import type { IniErrorCode } from './ini-fault.ts';

/** A key with the value in its line. */
export interface IniEntry {
  readonly key: string;
  /** The value with the white space before it; `undefined` for a key without a value. */
  readonly value: string | undefined;
}

/** A key without a value must be a single word, as in `my.cnf` and `.npmrc`, so prose is not a key. */
const BARE_KEY = /^[^\s:=]+$/;

/**
 * Splits a line at the first `=`, or at an earlier `:` that white space or `=` follows. Without `=`, splits at the first `:`. Therefore,
 * both `//registry.example/:_token=x` and `url: https://example.org/?a=b` are read correctly.
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

/** A comment may directly follow the closing quote, as in PHP and npm. */
const QUOTED_BEFORE_COMMENT = /^\s*(?<value>"[^"\n]*"|'[^'\n]*')\s*[;#]/;

/** A value without its comment, which must follow white space or a quoted value. Therefore, `color=#fff` has no comment. */
export function withoutComment(written: string): string {
  const quoted = QUOTED_BEFORE_COMMENT.exec(written)?.groups?.['value'];
  if (quoted !== undefined) return quoted;
  const at = written.search(/(?<=\s)[;#]/);
  return written.slice(0, at < 0 ? undefined : at).trim();
}
