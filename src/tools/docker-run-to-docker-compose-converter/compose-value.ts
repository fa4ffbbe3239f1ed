import { Scalar } from 'yaml';

/** What stands in a Compose file. Maps whose keys the visitor names are a `Map`: an object would reorder keys that are numbers. */
export type ComposeValue = string | number | boolean | Scalar | readonly ComposeValue[] | ComposeMap;
export type ComposeMap = ReadonlyMap<string, ComposeValue>;

/** A text that is in double quotes whatever it is, as ports are: `80:80` has been read as a number of base 60. */
export function quoted(text: string): Scalar {
  const scalar = new Scalar(text);
  scalar.type = Scalar.QUOTE_DOUBLE;
  return scalar;
}

/** A number where the text is one, else the text. */
export const numberOr = (text: string): number | string => (/^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(text) ? Number(text) : text);

/** A map of those members that have a value, in their order. */
export const mapOf = (members: Readonly<Record<string, ComposeValue | undefined>>): ComposeMap =>
  new Map(Object.entries(members).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

/** As `mapOf`; nothing if no member has a value. */
export function someMapOf(members: Readonly<Record<string, ComposeValue | undefined>>): ComposeMap | undefined {
  const map = mapOf(members);
  return map.size > 0 ? map : undefined;
}

/** Of equal texts only the first, as the schema of Compose wants most lists (`uniqueItems`). */
export const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** A list, or nothing if it is empty. */
export const someOf = <Item>(items: readonly Item[]): readonly Item[] | undefined => (items.length > 0 ? items : undefined);

/** `key=value` split at the first `=`; a key alone has an empty value. */
export function splitPair(text: string, separator = '='): readonly [key: string, value: string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}

/** `key=value` items as a map. */
export function pairsOf(pairs: readonly string[]): ComposeMap | undefined {
  return pairs.length > 0 ? new Map(pairs.map((pair) => splitPair(pair))) : undefined;
}
