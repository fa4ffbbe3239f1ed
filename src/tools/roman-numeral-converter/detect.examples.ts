import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the expected results: years and numbers in standard notation. */
export const positives = [
  { detector: 'numeral', input: 'MMXXVI', reading: 'Roman numeral', answer: '2026' },
  { detector: 'numeral', input: 'MCMXCIV', reading: 'Roman numeral', answer: '1994' },
  { detector: 'numeral', input: 'XLII', reading: 'Roman numeral', answer: '42' },
  { detector: 'numeral', input: 'XVII', reading: 'Roman numeral', answer: '17' },
  { detector: 'numeral', input: 'MMMCMXCIX', reading: 'Roman numeral', answer: '3999' },
  { detector: 'numeral', input: 'mcmlxxxiv', reading: 'Roman numeral', answer: '1984' },
  { detector: 'numeral', input: 'xviii', reading: 'Roman numeral', answer: '18' },
  { detector: 'numeral', input: 'MDCLXVI,', reading: 'Roman numeral', answer: '1666' },
  { detector: 'numeral', input: 'XII', reading: 'Roman numeral', answer: '12' },
  { detector: 'numeral', input: 'IV', reading: 'Roman numeral', answer: '4' },
  { detector: 'number', input: '2026', reading: 'Number', answer: 'MMXXVI' },
  { detector: 'number', input: '10', reading: 'Number', answer: 'X' },
  { detector: 'number', input: '42', reading: 'Number', answer: 'XLII' },
  { detector: 'number', input: '3999', reading: 'Number', answer: 'MMMCMXCIX' },
  { detector: 'number', input: '999', reading: 'Number', answer: 'CMXCIX' },
  { detector: 'number', input: '1984', reading: 'Number', answer: 'MCMLXXXIV' },
  { detector: 'number', input: '88', reading: 'Number', answer: 'LXXXVIII' },
  { detector: 'number', input: '444', reading: 'Number', answer: 'CDXLIV' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors must reject. */
export const negatives = [
  { detector: 'numeral', input: 'MIX' },
  { detector: 'numeral', input: 'DIV' },
  { detector: 'numeral', input: 'CIV' },
  { detector: 'numeral', input: 'LIV' },
  { detector: 'numeral', input: 'X' },
  { detector: 'numeral', input: 'IIII' },
  { detector: 'numeral', input: 'mild' },
  { detector: 'numeral', input: 'civil' },
  { detector: 'numeral', input: 'CD' },
  { detector: 'numeral', input: 'Xvii' },
  { detector: 'number', input: '9' },
  { detector: 'number', input: '4000' },
  { detector: 'number', input: '012' },
  { detector: 'number', input: '-12' },
  { detector: 'number', input: '1.5' },
  { detector: 'number', input: '12345' },
  { detector: 'number', input: '1,984' },
  { detector: 'number', input: '12a' },
] satisfies readonly Negative[];
