const DECIMAL = /^([+-]?)(\d*)(?:(\.)(\d*))?([eE][+-]?\d+)?$/;

/**
 * A decimal number as JSON may write it, each digit as in the source: without `_`, a leading `+` and needless leading zeros, and with a
 * digit on both sides of the point (`.5` is `0.5`, `5.` is `5.0`). `undefined` for what is no decimal number.
 */
export function jsonDigits(source: string): string | undefined {
  const match = DECIMAL.exec(source.replaceAll('_', ''));
  const [, sign, whole = '', point, fraction = '', exponent = ''] = match ?? [];
  if (!whole && !fraction) return undefined;
  return `${sign === '-' ? '-' : ''}${whole.replace(/^0+(?=\d)/, '') || '0'}${point ? `.${fraction || '0'}` : ''}${exponent}`;
}
