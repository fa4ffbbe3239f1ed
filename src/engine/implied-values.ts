import type { Values, Work } from './library.ts';

/** Values with those that an input contains for fields that were not given. */
export function withImplied({ implied }: Pick<Work, 'implied'>, values: Values, given: object): Values {
  const found = Object.entries(implied?.(values) ?? {}).filter(([name]) => name in values && !Object.hasOwn(given, name));
  return { ...values, ...Object.fromEntries(found) };
}
