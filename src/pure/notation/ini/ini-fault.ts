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

/** An error in an INI text; `at` is an offset. */
export interface IniFault {
  readonly code: IniErrorCode;
  readonly at: number;
  readonly name?: string;
}

/** The error as a result, with `line`, `column`, and the `name` in its message. */
export const failAt = ({ code, at, name }: IniFault, text: string): Result<never, IniErrorCode> =>
  fail(code, { at, values: { ...textPosition(text, at), ...(name !== undefined && { name: excerpt(name) }) } });
