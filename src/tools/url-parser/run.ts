import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import type { declaration } from './declare.ts';
import { parseUrl, schemeBeforePort } from './parse-url.ts';
import { parseQuery, stringifyQuery } from './query.ts';
import { urlParts } from './url-parts.ts';

/** Splits a URL into its parts. Returns `null` for an empty text. Errors: those of `parseUrl`. */
export function dissect({ url: typed, base, ...options }: Given<typeof declaration, 'dissect'>) {
  const url = parseUrl(typed, base);
  if (!url.ok) return url;
  if (!url.value) return ok(null);
  const parameters = parseQuery(url.value.search, options);
  return ok({ parts: urlParts(url.value), parameters, queryAsJson: stringifyQuery(parameters), schemeBeforePort: schemeBeforePort(typed) });
}

export const run = { dissect } satisfies Runs<typeof declaration>;
