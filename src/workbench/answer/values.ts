/** The values of fields by name; `undefined` for an invalid value. */
export type Values = Readonly<Record<string, unknown>>;

export const pick = (values: Values, names: readonly string[]): Values => Object.fromEntries(names.map((name) => [name, values[name]]));

/** Whether all fields have values, except those that may lack one. */
export const isWhole = (values: Values, mayLack: readonly string[] = []): boolean =>
  Object.entries(values).every(([name, value]) => value !== undefined || mayLack.includes(name));
