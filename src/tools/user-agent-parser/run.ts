import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { type PackedRows, packRows } from '#pure/transfer/packed-rows.ts';
import type { declaration } from './declare.ts';
import { LIST_COLUMNS, toCells } from './listed-agent.ts';
import { parseUserAgent } from './parse-user-agent.ts';
import type { UserAgent } from './user-agent.ts';
import { userAgentIn } from './user-agent-in.ts';

/** A single user agent, or a packed list of them. */
export type ParsedUserAgents = { readonly single: UserAgent } | { readonly list: PackedRows };

const PROGRESS_EVERY = 500;

/** Parses the nonempty lines. Returns `null` if there are none. */
export function parse(
  { userAgents }: Given<typeof declaration, 'parse'>,
  { progress }: Pick<Context, 'progress'>,
): Result<ParsedUserAgents | null, never> {
  const lines = userAgents
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({ line: index + 1, text: userAgentIn(text) }))
    .filter(({ text }) => text !== '');
  const [first] = lines;
  if (!first) return ok(null);
  if (lines.length === 1) return ok({ single: parseUserAgent(first.text) });

  // Caches results, because most user agents in a log occur many times.
  const known = new Map<string, UserAgent>();
  const rows = lines.map(({ line, text }, index) => {
    if (index % PROGRESS_EVERY === 0) progress(index / lines.length);
    const agent = known.get(text) ?? parseUserAgent(text);
    known.set(text, agent);
    return toCells({ ...agent, line, text });
  });
  return ok({ list: packRows(LIST_COLUMNS, rows) });
}

export const run = { parse } satisfies Runs<typeof declaration>;
