import { ParseError } from 'toml-eslint-parser';
import { fail, type Result } from '#core/result.ts';
import { knownReason } from '../../text/known-reason.ts';
import { textPosition } from '../../text/text-position.ts';
import { TOML_REASONS } from './toml-reasons.ts';

export type TomlErrorCode = (typeof TOML_REASONS)[number][0] | 'tomlOther' | 'tomlIntegerRange' | 'nestedTooDeeply';

/** A fault in a TOML text; `at` is an offset into it. */
export interface TomlFault {
  readonly code: TomlErrorCode;
  readonly at: number;
  readonly quoted: Readonly<Record<string, string>>;
}

/** The fault that the library reports, or `tomlOther` for a message that is not in our table. `undefined` for an error of another kind. */
export function tomlFault(error: unknown): TomlFault | undefined {
  if (!(error instanceof ParseError)) return undefined;
  const { message, index: at } = error;
  const known = knownReason(TOML_REASONS, message);
  return { code: known?.code ?? 'tomlOther', at, quoted: known?.values ?? {} };
}

/** The fault as a result, with `line`, `column` and what its sentence quotes. */
export const failAt = ({ code, at, quoted }: TomlFault, text: string): Result<never, TomlErrorCode> =>
  fail(code, { at, values: { ...textPosition(text, at), ...quoted } });
