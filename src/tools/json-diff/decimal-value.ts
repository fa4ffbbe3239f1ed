const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/**
 * Normalizes a JSON number of any size, so that numbers with the same decimal value are the same text: `1`, `1.0`, and `10e-1` are `1e0`.
 */
export function decimalValue(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  if (digits === '') return '0';
  const significant = withoutEndingZeros(digits);
  return `${sign}${significant}e${BigInt(exponent) + BigInt(digits.length - significant.length - fraction.length)}`;
}

/** A loop, because a regular expression would search every run of zeros. */
function withoutEndingZeros(digits: string): string {
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end--;
  return digits.slice(0, end);
}
