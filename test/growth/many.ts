const LENGTH = 300;

/** Cases that read texts that repeat a unit. They are named after the unit. */
export const many = (units: readonly string[], read: (text: string) => unknown): Readonly<Record<string, (times: number) => unknown>> =>
  Object.fromEntries(
    units.map((unit) => [JSON.stringify(unit), (times: number) => read(unit.repeat(Math.ceil(LENGTH / unit.length) * times))]),
  );
