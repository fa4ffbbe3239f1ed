/** The largest number that needs no overline or parentheses. */
export const LAST_PLAIN = 3999;

const LETTERS: readonly (readonly [letters: string, value: number])[] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];

const valueOf = (letter: string): number => LETTERS.find(([letters]) => letters === letter)?.[1] ?? 0;

/** Writes a number from 0 (an empty text) to 3999 in standard notation. */
export function writeNumeral(number: number): string {
  let rest = number;
  return LETTERS.map(([letters, value]) => {
    const times = Math.floor(rest / value);
    rest -= times * value;
    return letters.repeat(times);
  }).join('');
}

/** Parses an uppercase numeral in standard notation. Returns `undefined` if it is invalid. */
export function readNumeral(letters: string): number | undefined {
  const values = [...letters].map(valueOf);
  const number = values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
  return number <= LAST_PLAIN && writeNumeral(number) === letters ? number : undefined;
}

/** Adds up letters in descending order, as in `IIII` and `VIIII`. Returns `undefined` for any other order. */
export function readAdditive(letters: string): number | undefined {
  const values = [...letters].map(valueOf);
  const isFalling = values.every((value, index) => value <= (values[index - 1] ?? value));
  return isFalling ? values.reduce((sum, value) => sum + value, 0) : undefined;
}
