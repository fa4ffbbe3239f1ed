import type { ToolError } from '#core/result.ts';
import type { Cli } from '#cli/cli.ts';
import { plainEnding } from '#cli/plain-ending.ts';
import type { Ending } from '#cli/said.ts';
import type { CallAnswer } from './call.ts';

export const refusedAnswer = (error: object, ...texts: readonly string[]): CallAnswer => ({
  texts,
  structured: { ok: false, error },
  isRefused: true,
});

/** The result of a call that is invalid or cannot be completed. */
export function endedAnswer(cli: Pick<Cli, 't'>, ending: ToolError<Ending>): CallAnswer {
  const error = plainEnding(cli, ending);
  return refusedAnswer(error, error.message);
}

/** The result for an unexpected error. */
export function faultAnswer({ t }: Pick<Cli, 't'>, fault: unknown): CallAnswer {
  const message = t('fault', { message: fault instanceof Error ? fault.message : String(fault) });
  return refusedAnswer({ code: 'fault', message }, message);
}
