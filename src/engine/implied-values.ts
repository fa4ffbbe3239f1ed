import type { Values, Work } from './library.ts';

/** Adds the values that an input implies for fields that were not given. */
export function withImplied({ implied }: Pick<Work, 'implied'>, values: Values, given: object): Values {
  const found = Object.entries(implied?.(values) ?? {}).filter(([name]) => name in values && !Object.hasOwn(given, name));
  return { ...values, ...Object.fromEntries(found) };
}
