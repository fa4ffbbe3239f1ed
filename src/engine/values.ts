import type { Values } from './library.ts';

export const pick = (values: Values, names: readonly string[] = []): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** Whether all fields have values, except the optional ones. An invalid field has the value `undefined`. */
export const isWhole = (values: Values, optional: readonly string[] = []): boolean =>
  Object.entries(values).every(([name, value]) => value !== undefined || optional.includes(name));
