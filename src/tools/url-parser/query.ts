import { percentDecode } from '#pure/notation/url/percent-decode.ts';
import { isWebUrl } from './parse-url.ts';

export interface QueryParameter {
  readonly name: string;
  readonly value: string;
  /** The 1-based index among the parameters with this name. */
  readonly occurrence: number;
  readonly occurrences: number;
  /** Whether its value is the URL of a web page. */
  readonly isWebUrl: boolean;
}

/**
 * Parses the parameters of a query, with or without `?`, in order. They are separated by `&` and split at the first `=`. Names are literal.
 * Keeps names and values that cannot be decoded.
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
 * Writes query parameters as a JSON object, indented by two spaces. Names are in order of first appearance, even numeric ones. Values are
 * strings, or arrays for repeated names. Returns an empty text if there are no parameters.
 */
export function stringifyQuery(parameters: readonly Pick<QueryParameter, 'name' | 'value'>[]): string {
  const valuesByName = new Map<string, string[]>();
  for (const { name, value } of parameters) {
    const values = valuesByName.get(name);
    if (values) values.push(value);
    else valuesByName.set(name, [value]);
  }
  // A JavaScript object would move numeric names to the front and lose `__proto__`.
  const members = [...valuesByName].map(([name, values]) => {
    const value = JSON.stringify(values.length > 1 ? values : values[0], null, 2).replaceAll('\n', '\n  ');
    return `  ${JSON.stringify(name)}: ${value}`;
  });
  return members.length === 0 ? '' : `{\n${members.join(',\n')}\n}`;
}
