import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { ok, type Result } from '#core/result.ts';
import { inputs, options } from './fields.ts';
import { parseUrl, schemeBeforePort, type UrlError } from './parse-url.ts';
import { parseQuery, type QueryParameter, stringifyQuery } from './query.ts';
import { type UrlParts, urlParts } from './url-parts.ts';

export interface ParsedUrl {
  readonly parts: UrlParts;
  readonly parameters: readonly QueryParameter[];
  readonly queryAsJson: string;
  /** What a host without a scheme was read as, such as `localhost:`. */
  readonly schemeBeforePort: string | undefined;
}

/** Takes a URL apart. `undefined` where none was given; the errors are those of `parseUrl`. */
export function dissectUrl(
  { url: typed, base }: ValuesOf<typeof inputs>,
  wish: ValuesOf<typeof options>,
): Result<ParsedUrl | undefined, UrlError> {
  const url = parseUrl(typed, base);
  if (!url.ok || !url.value) return url.ok ? ok(undefined) : url;
  const parameters = parseQuery(url.value.search, wish);
  return ok({ parts: urlParts(url.value), parameters, queryAsJson: stringifyQuery(parameters), schemeBeforePort: schemeBeforePort(typed) });
}

export const operations = {
  dissect: defineOperation({ inputs, options, produces: 'json', thread: 'main', run: dissectUrl }),
};
