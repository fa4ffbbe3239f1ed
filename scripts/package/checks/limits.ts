/** What a number may be at most. */
interface Limit {
  /** Of what, behind the number in a sentence. */
  readonly what: string;
  readonly most: number;
}

/** What a release may weigh (docs/self-hosting.md). Times and memory are measured by `npm run bench`. */
export const limits = {
  image: { what: 'bytes is the image, packed', most: 75_000_000 },
  /** A first `npx` takes ten seconds for them at 20 Mbit/s; with more, the site would have to be a package of its own. */
  package: { what: 'bytes is the package, packed', most: 25_000_000 },
} as const satisfies Readonly<Record<string, Limit>>;

/** What is wrong with what was measured, or could not be: that is no number. */
export function limitFaults(measured: Partial<Readonly<Record<keyof typeof limits, number>>>): readonly string[] {
  return Object.entries(limits).flatMap(([name, { what, most }]) => {
    const { [name as keyof typeof limits]: is = 0 } = measured; // a key of it
    return is <= most ? [] : [`${Math.round(is)} ${what}: more than ${most}.`];
  });
}
