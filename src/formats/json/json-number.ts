const HEXADECIMAL = /^([+-]?)(0[xX][\da-fA-F]+)$/;
const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?([eE][+-]?\d+)?$/;

/**
 * A number of JSON5 as JSON writes it, exactly: hexadecimal digits become decimal ones, a leading `+` is dropped, `.5` is `0.5` and `5.` is `5`.
 * `undefined` for Infinity and NaN.
 */
export function jsonNumber(source: string): string | undefined {
  const [, hexSign, hexDigits] = HEXADECIMAL.exec(source) ?? [];
  if (hexDigits !== undefined) return `${hexSign === '-' ? '-' : ''}${BigInt(hexDigits)}`;
  const match = DECIMAL.exec(source);
  if (!match) return undefined;
  const [, sign, whole, fraction, exponent = ''] = match;
  return `${sign === '-' ? '-' : ''}${whole || '0'}${fraction ? `.${fraction}` : ''}${exponent}`;
}
