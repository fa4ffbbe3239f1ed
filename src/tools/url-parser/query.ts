import { percentDecode } from '#pure/notation/url/percent-decode.ts';
import { isWebUrl } from './parse-url.ts';

export interface QueryParameter {
  readonly name: string;
  readonly value: string;
  /** Which one of those with this name it is, from 1. */
  readonly occurrence: number;
  readonly occurrences: number;
  /** Its value is itself the URL of a page. */
  readonly isWebUrl: boolean;
}

/**
 * The parameters of a query, given with or without its `?`, in their order: what stands between the `&`, each cut at its first `=`.
 * Names are literal. A name or value that cannot be decoded stays as it is.
 */
export function parseQuery(query: string, { plusMeansSpace }: { readonly plusMeansSpace: boolean }): readonly QueryParameter[] {
  const decode = (text: string): string => percentDecode(plusMeansSpace ? text.replaceAll('+', ' ') : text) ?? text;
  const pairs = query
    .replace(/^\?/, '')
    .split('&')
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [name = '', ...rest] = piece.split('=');
      return { name: decode(name), value: decode(rest.join('=')) };
    });
  const totals = new Map<string, number>();
  const counted = pairs.map(({ name, value }) => {
    const occurrence = (totals.get(name) ?? 0) + 1;
    totals.set(name, occurrence);
    return { name, value, occurrence };
  });
  return counted.map((pair) => ({ ...pair, occurrences: totals.get(pair.name) ?? 1, isWebUrl: isWebUrl(pair.value) }));
}

/**
 * Query parameters as a JSON object with an indent of two spaces: names in the order of their first appearance, also those that look like
 * numbers, all values strings, those of a repeated name an array. Empty when there are none.
 */
export function stringifyQuery(parameters: readonly Pick<QueryParameter, 'name' | 'value'>[]): string {
  const valuesByName = new Map<string, string[]>();
  for (const { name, value } of parameters) {
    const values = valuesByName.get(name);
    if (values) values.push(value);
    else valuesByName.set(name, [value]);
  }
  // An object would put names that look like numbers first, and `__proto__` nowhere.
  const members = [...valuesByName].map(([name, values]) => {
    const value = JSON.stringify(values.length > 1 ? values : values[0], null, 2).replaceAll('\n', '\n  ');
    return `  ${JSON.stringify(name)}: ${value}`;
  });
  return members.length === 0 ? '' : `{\n${members.join(',\n')}\n}`;
}
