/** How laws (the properties of fast-check) are tried; test/support/configure-properties.ts gives it to fast-check. */
export interface LawSettings {
  /** What the cases of all laws, and the bytes drawn in tests, follow from. */
  readonly lawSeed: number;
  /** How many cases each law is tried on; without it 100, or what the law says. */
  readonly lawRuns?: number;
  /** After this time a law is tried on no more cases. */
  readonly lawMilliseconds?: number;
}

/** The gates try the same cases each time. */
const GATE_SEED = 20_261_122;

const VARIABLE = 'LAW_SETTINGS';

/** For a process that runs tests. */
export const lawEnvironment = (settings: LawSettings): Readonly<Record<string, string>> => ({ [VARIABLE]: JSON.stringify(settings) });

/** What `npm run laws` asks for, or what the gates do. */
export const readLawSettings = (): LawSettings =>
  JSON.parse(process.env[VARIABLE] ?? JSON.stringify({ lawSeed: GATE_SEED })) as LawSettings; // written by `lawEnvironment`
