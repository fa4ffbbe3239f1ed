import * as fc from 'fast-check';

const inToml = (_key: string, value: unknown) =>
  value === null || (Number.isInteger(value) && !Number.isSafeInteger(value)) ? 'none' : value;

/** A table of what TOML can hold of JSON, as JSON reads it: it has no null, and integers of 64 bits. */
export const anyTomlTable = (unit: 'grapheme-ascii' | 'binary' = 'grapheme-ascii'): fc.Arbitrary<object> =>
  fc
    .dictionary(fc.string({ unit }), fc.jsonValue({ stringUnit: unit }))
    .map((values) => JSON.parse(JSON.stringify(values, inToml)) as object); // a dictionary
