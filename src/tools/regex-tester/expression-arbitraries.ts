import * as fc from 'fast-check';
import type { Flags } from './flags.ts';

export const off: Flags = {
  global: false,
  ignoreCase: false,
  multiline: false,
  dotAll: false,
  unicode: false,
  unicodeSets: false,
  sticky: false,
};
export const all: Flags = { ...off, global: true };

/** Patterns composed of pieces, so that most are valid and many match. */
const piece = fc.constantFrom(
  'a',
  'b',
  'ab',
  '.',
  '\\d',
  '\\w',
  '\\s',
  '[ab]',
  '[^a]',
  '(a)',
  '(?<n>b)',
  '(?:a|b)',
  '(a)?',
  'a*',
  'b+?',
  '\\b',
  '^',
  '$',
  '|',
  '(?=b)',
  '(?<!a)',
  '\\1',
  '\n',
  '😀',
  '[😀-😂]',
  '(?i:A)',
);
export const pattern = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
export const subject = fc
  .array(fc.constantFrom('a', 'b', 'A', '1', ' ', '\n', '\r\n', '😀', 'ab'), { maxLength: 12 })
  .map((pieces) => pieces.join(''));
export const flags: fc.Arbitrary<Flags> = fc.record({
  global: fc.boolean(),
  ignoreCase: fc.boolean(),
  multiline: fc.boolean(),
  dotAll: fc.boolean(),
  unicode: fc.boolean(),
  unicodeSets: fc.boolean(),
  sticky: fc.boolean(),
});
