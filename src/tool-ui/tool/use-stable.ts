import { useState } from 'react';

/** Whether two objects have the same keys and identical values. */
export const sameEntries = (one: object, other: object): boolean => {
  const entries = Object.entries(one);
  return entries.length === Object.keys(other).length && entries.every(([key, value]) => Object.is(value, Reflect.get(other, key)));
};

/** Returns the same object as long as its entries are the same, so that it can be a dependency of effects. */
export function useStable<Values extends object>(values: Values): Values {
  const [kept, keep] = useState(values);
  if (sameEntries(kept, values)) return kept;
  keep(values);
  return values;
}
