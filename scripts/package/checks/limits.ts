/** An upper limit. */
interface Limit {
  /** The words after the number in a sentence. */
  readonly what: string;
  readonly most: number;
}

/** The size limits of a release (docs/self-hosting.md). `npm run bench` measures times and memory. */
export const limits = {
  image: { what: 'bytes is the image, packed', most: 75_000_000 },
  /** The first `npx` downloads it in ten seconds at 20 Mbit/s. If it were larger, the site would have to be a separate package. */
  package: { what: 'bytes is the package, packed', most: 25_000_000 },
} as const satisfies Readonly<Record<string, Limit>>;

/** The measurements that exceed their limit. A value that could not be measured is NaN, and counts as a problem. */
export function limitFaults(measured: Partial<Readonly<Record<keyof typeof limits, number>>>): readonly string[] {
  return Object.entries(limits).flatMap(([name, { what, most }]) => {
    const { [name as keyof typeof limits]: is = 0 } = measured; // the name of a limit
    return is <= most ? [] : [`${Math.round(is)} ${what}: more than ${most}.`];
  });
}
