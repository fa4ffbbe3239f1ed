/** The values of fields by name; `undefined` while what stands in a field is none that it can have. */
export type Values = Readonly<Record<string, unknown>>;

export const pick = (values: Values, names: readonly string[]): Values => Object.fromEntries(names.map((name) => [name, values[name]]));

/** Whether all have a value, but for those that may lack it. */
export const isWhole = (values: Values, mayLack: readonly string[] = []): boolean =>
  Object.entries(values).every(([name, value]) => value !== undefined || mayLack.includes(name));
