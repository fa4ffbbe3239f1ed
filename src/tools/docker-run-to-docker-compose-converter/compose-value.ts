import { Scalar } from 'yaml';

/** A value in a Compose file. Maps with keys chosen by the visitor are a `Map`, because an object would reorder numeric keys. */
export type ComposeValue = string | number | boolean | Scalar | readonly ComposeValue[] | ComposeMap;
export type ComposeMap = ReadonlyMap<string, ComposeValue>;

/** A text that is always in double quotes, such as ports: YAML 1.1 may read `80:80` as a base 60 number. */
export function quoted(text: string): Scalar {
  const scalar = new Scalar(text);
  scalar.type = Scalar.QUOTE_DOUBLE;
  return scalar;
}

/** Converts a numeric text to a number, and returns other text unchanged. */
export const numberOr = (text: string): number | string => (/^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(text) ? Number(text) : text);

/** A map of the members that have a value, in their order. */
export const mapOf = (members: Readonly<Record<string, ComposeValue | undefined>>): ComposeMap =>
  new Map(Object.entries(members).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

/** Like `mapOf`, but `undefined` if no member has a value. */
export function someMapOf(members: Readonly<Record<string, ComposeValue | undefined>>): ComposeMap | undefined {
  const map = mapOf(members);
  return map.size > 0 ? map : undefined;
}

/** Removes duplicates, because the Compose schema forbids them in most lists (`uniqueItems`). */
export const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** The list, or `undefined` if it is empty. */
export const someOf = <Item>(items: readonly Item[]): readonly Item[] | undefined => (items.length > 0 ? items : undefined);

/** Splits `key=value` at the first `=`. A key alone has an empty value. */
export function splitPair(text: string, separator = '='): readonly [key: string, value: string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}

/** Converts `key=value` items to a map. */
export function pairsOf(pairs: readonly string[]): ComposeMap | undefined {
  return pairs.length > 0 ? new Map(pairs.map((pair) => splitPair(pair))) : undefined;
}
