import * as fc from 'fast-check';

const inToml = (_key: string, value: unknown) =>
  value === null || (Number.isInteger(value) && !Number.isSafeInteger(value)) ? 'none' : value;

/** A random table of values that TOML and JSON have in common: no null, and no integers beyond the safe ones. */
export const anyTomlTable = (unit: 'grapheme-ascii' | 'binary' = 'grapheme-ascii'): fc.Arbitrary<object> =>
  fc
    .dictionary(fc.string({ unit }), fc.jsonValue({ stringUnit: unit }))
    .map((values) => JSON.parse(JSON.stringify(values, inToml)) as object); // from a dictionary
