import { fail, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { readAdditive, readNumeral } from './numeral.ts';
import { LAST_NUMBER, writeRoman } from './write-roman.ts';

export type RomanFault = 'notStandard' | 'notARomanNumeral';

/** A number below 4000, or thousands with an overline (U+0304 or U+0305 after each letter) or in parentheses, followed by the rest. */
const FORMS = [
  /^(?<rest>[IVXLCDM]+)$/,
  /^(?<thousands>(?:[IVXLCDM][\u0304\u0305])+)(?<rest>[IVXLCDM]*)$/,
  /^\((?<thousands>[IVXLCDM]+)\)(?<rest>[IVXLCDM]*)$/,
];

/** Cyrillic and Greek letters that look like those of numerals and replace them on keyboards without Latin letters. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { І: 'I', Ӏ: 'I', Х: 'X', С: 'C', М: 'M', Ѵ: 'V', Ι: 'I', Χ: 'X', Μ: 'M', Ϲ: 'C' };
const LOOK_ALIKE = new RegExp(`[${Object.keys(LOOK_ALIKES).join('')}]`, 'gu');

/**
 * Parses a Roman numeral in standard notation, in either case, and also in the characters U+2160 to U+217F. Errors: `notStandard` for a
 * purely additive numeral such as `IIII` (`text`, `number`, `numeral`), and `notARomanNumeral` for any other text (`text`).
 */
export function parseRoman(text: string): Result<number, RomanFault> {
  // Unlike NFKC, NFKD separates the line from precomposed letters such as Ī.
  const capitals = text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(LOOK_ALIKE, (letter) => LOOK_ALIKES[letter] ?? letter);
  const match = FORMS.map((form) => form.exec(capitals)).find((found) => found !== null);
  const thousands = match?.groups?.['thousands']?.replaceAll(/[^A-Z]/g, '') ?? '';
  const rest = match?.groups?.['rest'] ?? '';
  const quoted = { text: excerpt(text) };

  const number = join(thousands, rest, readNumeral);
  if (number !== undefined) return ok(number);
  const sum = join(thousands, rest, (letters) => readNumeral(letters) ?? readAdditive(letters));
  if (sum === undefined) return fail('notARomanNumeral', { values: quoted });
  return fail('notStandard', { values: { ...quoted, number: sum, numeral: writeRoman(sum).numeral } });
}

/** Combines both parts, as read by `read`. The part after thousands is at most 999. Returns `undefined` if the result is invalid. */
function join(thousands: string, rest: string, read: (letters: string) => number | undefined): number | undefined {
  const multiple = read(thousands);
  const remainder = read(rest);
  if (multiple === undefined || remainder === undefined || (multiple > 0 && remainder > 999)) return undefined;
  const number = multiple * 1000 + remainder;
  return number > 0 && number <= LAST_NUMBER ? number : undefined;
}
