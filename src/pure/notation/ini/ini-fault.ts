import { fail, type Result } from '#core/result.ts';
import { excerpt } from '../../text/excerpt.ts';
import { textPosition } from '../../text/text-position.ts';

export type IniErrorCode =
  | 'iniSectionOpen'
  | 'iniSectionEmpty'
  | 'iniTextAfterSection'
  | 'iniSeparatorMissing'
  | 'iniKeyMissing'
  | 'iniNameTwice';

/** A fault in an INI text; `at` is an offset into it. */
export interface IniFault {
  readonly code: IniErrorCode;
  readonly at: number;
  readonly name?: string;
}

/** The fault as a result, with `line`, `column` and the `name` that its sentence quotes. */
export const failAt = ({ code, at, name }: IniFault, text: string): Result<never, IniErrorCode> =>
  fail(code, { at, values: { ...textPosition(text, at), ...(name !== undefined && { name: excerpt(name) }) } });
