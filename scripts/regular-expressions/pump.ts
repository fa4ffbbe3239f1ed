/** The parts of a text that may be slow to read: a beginning, and a unit that is repeated. */
export interface Pump {
  readonly before: string;
  readonly unit: string;
}

/** Two endings that make a pattern fail: an unusual character, and one after a line break. */
export const ENDS = ['!', '\n!'];

/** One character of each class that patterns distinguish, the most common ones first. */
export const CHARACTERS = [
  ...' 0aA-.,:;/\\"\'`()[]{}<>=+*&|!?#%@$^~_\t\n\r',
  'e',
  'f',
  'x',
  'h',
  'l',
  '1',
  '9',
  'é',
  'Σ',
  '\u0301',
  '中',
  'あ',
  '٣',
  '’',
  '–',
  '−',
  '\u00a0',
  '\u2028',
  '\u200b',
  '\u0000',
  '🙂',
  '\ud800',
];

/** Texts that repeat one of these characters. */
export const plainPumps: readonly Pump[] = CHARACTERS.map((unit) => ({ before: '', unit }));
