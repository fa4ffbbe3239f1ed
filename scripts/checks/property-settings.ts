/** Settings for the properties of fast-check. test/support/configure-properties.ts passes them on to fast-check. */
export interface PropertySettings {
  /** The seed for the cases of all properties, and for the random bytes of tests. */
  readonly propertySeed: number;
  /** The number of cases for each property. The default is 100, or the number that the property sets. */
  readonly propertyRuns?: number;
  /** The time after which a property stops trying cases. */
  readonly propertyMilliseconds?: number;
}

/** `npm test` tries the same cases each time. */
const TEST_SEED = 20_261_122;

const VARIABLE = 'PROPERTY_SETTINGS';

/** The environment of a process that runs tests with these settings. */
export const propertyEnvironment = (settings: PropertySettings): Readonly<Record<string, string>> => ({
  [VARIABLE]: JSON.stringify(settings),
});

/** The settings of `npm run properties`, or else those of `npm test`. */
export const readPropertySettings = (): PropertySettings =>
  JSON.parse(process.env[VARIABLE] ?? JSON.stringify({ propertySeed: TEST_SEED })) as PropertySettings; // written by `propertyEnvironment`
