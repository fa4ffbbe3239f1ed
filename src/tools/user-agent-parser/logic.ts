import type { ValuesOf } from '#core/fields.ts';
import { defineOperation, type RunContext } from '#core/operation.ts';
import { ok, type Result } from '#core/result.ts';
import { type PackedRows, packRows } from '#formats/packed-rows.ts';
import { inputs, options } from './fields.ts';
import { LIST_COLUMNS, toCells } from './listed-agent.ts';
import { parseUserAgent } from './parse-user-agent.ts';
import type { UserAgent } from './user-agent.ts';

/** The only user agent of the input, or all of a list. */
export type ParsedUserAgents = { readonly single: UserAgent } | { readonly list: PackedRows };

const PROGRESS_EVERY = 500;

/** Reads the lines that are not empty. `undefined` where there are none. */
export function parseUserAgents(
  { userAgents }: ValuesOf<typeof inputs>,
  { progress }: RunContext,
): Result<ParsedUserAgents | undefined, never> {
  const lines = userAgents
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== '');
  const [first] = lines;
  if (!first) return ok(undefined);
  if (lines.length === 1) return ok({ single: parseUserAgent(first.text) });

  // Most lines of a log are of visitors that are in it many times.
  const known = new Map<string, UserAgent>();
  const rows = lines.map(({ line, text }, index) => {
    if (index % PROGRESS_EVERY === 0) progress(index / lines.length);
    const agent = known.get(text) ?? parseUserAgent(text);
    known.set(text, agent);
    return toCells({ ...agent, line, text });
  });
  return ok({ list: packRows(LIST_COLUMNS, rows) });
}

export const operations = {
  parse: defineOperation({
    inputs,
    options,
    produces: 'text',
    thread: 'worker',
    run: (given, _options, context) => parseUserAgents(given, context),
  }),
};
