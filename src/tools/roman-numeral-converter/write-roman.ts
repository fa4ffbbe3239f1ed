import { LAST_PLAIN, writeNumeral } from './numeral.ts';

/** The largest supported number: 3999 thousands and 999. */
export const LAST_NUMBER = 3_999_999;

const OVERLINE = '\u0305';

/** Unicode Number Forms (U+2160 to U+216F): one character for each number from 1 to 12 and for each letter. */
const SMALL_NUMBERS = [...'ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫ'];
const LETTER_FORMS: ReadonlyMap<string, string> = new Map(Object.entries({ I: 'Ⅰ', V: 'Ⅴ', X: 'Ⅹ', L: 'Ⅼ', C: 'Ⅽ', D: 'Ⅾ', M: 'Ⅿ' }));

export interface Roman {
  /** Above 3999, the thousands have an overline (U+0305 after each letter). */
  readonly numeral: string;
  /** Above 3999, the thousands are in parentheses. */
  readonly withParentheses: string;
  /** `undefined` above 3999. */
  readonly unicode: string | undefined;
  /** One term for each nonzero decimal digit: `90 (XC) + 4 (IV)`. */
  readonly breakdown: string;
}

/** Writes a whole number from 1 to `LAST_NUMBER` in every notation. */
export function writeRoman(number: number): Roman {
  const thousands = number > LAST_PLAIN ? Math.floor(number / 1000) : 0;
  const rest = writeNumeral(number - thousands * 1000);
  const digits = [...String(number)];
  const terms = digits.map((digit, index) => Number(digit) * 10 ** (digits.length - 1 - index)).filter((term) => term > 0);
  const hasThousands = thousands > 0;
  return {
    numeral: overlined(thousands) + rest,
    withParentheses: (hasThousands ? `(${writeNumeral(thousands)})` : '') + rest,
    unicode: hasThousands ? undefined : (SMALL_NUMBERS[number - 1] ?? [...rest].map((letter) => LETTER_FORMS.get(letter)).join('')),
    breakdown: terms.map((term) => `${term} (${hasThousands && term >= 1000 ? overlined(term / 1000) : writeNumeral(term)})`).join(' + '),
  };
}

const overlined = (thousands: number): string => writeNumeral(thousands).replaceAll(/./g, `$&${OVERLINE}`);
