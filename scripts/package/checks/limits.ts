/** What a number may be at most. */
interface Limit {
  /** Of what, behind the number in a sentence. */
  readonly what: string;
  readonly most: number;
}

/** What a release may weigh and how long it may take (docs/self-hosting.md). */
export const limits = {
  image: { what: 'bytes is the image, packed', most: 75_000_000 },
  /** A first `npx` takes ten seconds for them at 20 Mbit/s; with more, the site would have to be a package of its own. */
  package: { what: 'bytes is the package, packed', most: 25_000_000 },
  healthy: { what: 'ms pass from the start until it is healthy', most: 1000 },
  healthySlowly: { what: 'ms pass from the start until it is healthy with a tenth of a core', most: 5000 },
  firstPage: { what: 'ms takes a page for the first time (median)', most: 30 },
  pageAgain: { what: 'ms takes a page again (median)', most: 5 },
  startMemory: { what: 'bytes of memory are used after the start', most: 100_000_000 },
  pagesMemory: { what: 'bytes of memory are used after every page was asked for', most: 160_000_000 },
  visitorsMemory: { what: 'bytes of memory are used while a thousand visitors ask at once', most: 160_000_000 },
  exported: { what: 'ms takes an export', most: 20_000 },
} as const satisfies Readonly<Record<string, Limit>>;

/** What is wrong with what was measured, or could not be: that is no number. */
export function limitFaults(measured: Partial<Readonly<Record<keyof typeof limits, number>>>): readonly string[] {
  return Object.entries(limits).flatMap(([name, { what, most }]) => {
    const { [name as keyof typeof limits]: is = 0 } = measured; // a key of it
    return is <= most ? [] : [`${Math.round(is)} ${what}: more than ${most}.`];
  });
}
