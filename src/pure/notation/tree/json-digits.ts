const DECIMAL = /^([+-]?)(\d*)(?:(\.)(\d*))?([eE][+-]?\d+)?$/;

/**
 * A decimal number in JSON syntax with the digits of the source: without `_`, a leading `+`, and leading zeros, and with digits on both
 * sides of the point (`.5` becomes `0.5`, `5.` becomes `5.0`). `undefined` if the text is not a decimal number.
 */
export function jsonDigits(source: string): string | undefined {
  const match = DECIMAL.exec(source.replaceAll('_', ''));
  const [, sign, whole = '', point, fraction = '', exponent = ''] = match ?? [];
  if (!whole && !fraction) return undefined;
  return `${sign === '-' ? '-' : ''}${whole.replace(/^0+(?=\d)/, '') || '0'}${point ? `.${fraction || '0'}` : ''}${exponent}`;
}
