const DECIMAL = /^(?<sign>[+\-−]?)(?<digits>\d+(?:[.,]\d*)?|[.,]\d+)(?<exponent>e[+-]?\d+)?$/i;
/** `1,000` is a thousand to one reader and one to another. */
const AMBIGUOUS = /^[+\-−]?[1-9]\d{0,2},\d{3}$/;

/**
 * A decimal number as people type it, in the one form that programs read: with a point, a hyphen-minus, no `+` and no blanks, its
 * digits and exponent as they are. `undefined` for what is no number, or may be one of two: a decimal comma with exactly three digits
 * behind it where it could group thousands.
 */
export function readDecimal(typed: string): string | undefined {
  const text = typed.trim();
  const { sign = '', digits, exponent = '' } = DECIMAL.exec(text)?.groups ?? {};
  if (digits === undefined || AMBIGUOUS.test(text)) return undefined;
  const [before = '', after = ''] = digits.split(/[.,]/);
  return `${sign === '' || sign === '+' ? '' : '-'}${before === '' ? '0' : before}${after === '' ? '' : `.${after}`}${exponent.toLowerCase()}`;
}
