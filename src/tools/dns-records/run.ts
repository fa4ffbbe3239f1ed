import type { Given } from '#core/declaration.ts';
import { fail, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import type { declaration } from './declare.ts';

const MAX_LENGTH = 1_000_000;

/** The text as many times as asked, one below the other. Longer than a million characters it is refused. */
export function repeatText({ text, times }: Given<typeof declaration, 'repeat'>): Result<string | null, 'tooLong'> {
  if (text.length * times > MAX_LENGTH) return fail('tooLong', { values: { max: MAX_LENGTH } });
  return ok(text === '' ? null : Array.from({ length: times }, () => text).join('\n'));
}

export const run = { repeat: repeatText } satisfies Runs<typeof declaration>;
