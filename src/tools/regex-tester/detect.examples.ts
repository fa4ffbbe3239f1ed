import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the expected results. */
export const positives = [
  // MDN, “Regular expressions”; ECMA-262, section 12.9.5
  { detector: 'literal', input: '/(?<year>\\d{4})-(\\d{2})/gi', reading: 'Regular expression', answer: 'Flags gi' },
  { detector: 'literal', input: '/ab+c/', reading: 'Regular expression', answer: 'No flags' },
  { detector: 'literal', input: '/\\w+\\s/g', reading: 'Regular expression', answer: 'Flags g' },
  { detector: 'literal', input: '/^[a-z]+$/m', reading: 'Regular expression', answer: 'Flags m' },
  { detector: 'literal', input: '/[/]+/u', reading: 'Regular expression', answer: 'Flags u' },
  { detector: 'literal', input: '/\\p{L}+/v', reading: 'Regular expression', answer: 'Flags v' },
  { detector: 'literal', input: '/a|b/;', reading: 'Regular expression', answer: 'No flags' },
  { detector: 'literal', input: '/(\\d+)\\/(\\d+)/y', reading: 'Regular expression', answer: 'Flags y' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors must reject. */
export const negatives = [
  { detector: 'literal', input: '/usr/local/bin' },
  { detector: 'literal', input: '/abc/' },
  { detector: 'literal', input: '/home/' },
  { detector: 'literal', input: '// comment' },
  { detector: 'literal', input: '/* comment */' },
  { detector: 'literal', input: '/(/' },
  { detector: 'literal', input: '/[/' },
  { detector: 'literal', input: '/a+/gg' },
  { detector: 'literal', input: '/a+/uv' },
  { detector: 'literal', input: '/a+/x' },
  { detector: 'literal', input: 'https://example.com/a+b/' },
  { detector: 'literal', input: '/api/v1/users?id=1' },
  { detector: 'literal', input: '1/2+3/4' },
  { detector: 'literal', input: '/a**/' },
] satisfies readonly Negative[];
