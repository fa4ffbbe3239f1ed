/** What was measured of a site that is served: times in milliseconds, memory in MB. */
export interface Measured {
  readonly healthyAfter: number;
  readonly memoryAtStart: number;
  readonly memoryAfterEveryPage: number;
  readonly memoryUnderLoad: number;
  /** The medians of all pages. */
  readonly firstTime: number;
  readonly again: number;
  readonly exported: number;
}

/** What a site that is served may take (docs/self-hosting.md). */
export const siteLimits: Measured = {
  healthyAfter: 1000,
  memoryAtStart: 100,
  memoryAfterEveryPage: 160,
  memoryUnderLoad: 160,
  firstTime: 30,
  again: 5,
  exported: 20_000,
};

/** What is over its limit, each with a sentence. */
export const overLimits = (measured: Measured): readonly string[] =>
  Object.entries(siteLimits).flatMap(([name, limit]) => {
    const value = measured[name as keyof Measured]; // its own names
    return value <= limit ? [] : [`${name} is ${value.toFixed(1)}; ${limit} is the limit.`];
  });
