import { ParseError } from 'toml-eslint-parser';
import { fail, type Result } from '#core/result.ts';
import { knownReason } from '../../text/known-reason.ts';
import { textPosition } from '../../text/text-position.ts';
import { TOML_REASONS } from './toml-reasons.ts';

export type TomlErrorCode = (typeof TOML_REASONS)[number][0] | 'tomlOther' | 'tomlIntegerRange' | 'nestedTooDeeply';

/** An error in a TOML text; `at` is an offset. */
export interface TomlFault {
  readonly code: TomlErrorCode;
  readonly at: number;
  readonly quoted: Readonly<Record<string, string>>;
}

/** Converts a library error; `tomlOther` for a message that is not in our table. `undefined` for any other kind of error. */
export function tomlFault(error: unknown): TomlFault | undefined {
  if (!(error instanceof ParseError)) return undefined;
  const { message, index: at } = error;
  const known = knownReason(TOML_REASONS, message);
  return { code: known?.code ?? 'tomlOther', at, quoted: known?.values ?? {} };
}

/** The error as a result, with `line`, `column`, and the values of its message. */
export const failAt = ({ code, at, quoted }: TomlFault, text: string): Result<never, TomlErrorCode> =>
  fail(code, { at, values: { ...textPosition(text, at), ...quoted } });
