import { ParseError } from 'toml-eslint-parser';
import { fail, type Result } from '#core/result.ts';
import { textPosition } from '../text-position.ts';

export type TomlErrorCode = 'tomlOther' | 'tomlIntegerRange' | 'nestedTooDeeply';

/** A fault in a TOML text; `at` is an offset into it. */
export interface TomlFault {
  readonly code: TomlErrorCode;
  readonly at: number;
  readonly quoted: Readonly<Record<string, string>>;
}

/** What the library found: its message, which has no full stop, with a small first letter. `undefined` for an error of another kind. */
export const tomlFault = (error: unknown): TomlFault | undefined =>
  error instanceof ParseError
    ? { code: 'tomlOther', at: error.index, quoted: { message: error.message.charAt(0).toLowerCase() + error.message.slice(1) } }
    : undefined;

/** The fault as a result, with `line`, `column` and what its sentence quotes. */
export const failAt = ({ code, at, quoted }: TomlFault, text: string): Result<never, TomlErrorCode> =>
  fail(code, { at, values: { ...textPosition(text, at), ...quoted } });
