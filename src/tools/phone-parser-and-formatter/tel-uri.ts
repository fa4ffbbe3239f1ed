/** Checks for the `tel` scheme (RFC 3966). */
export const isTelUri = (text: string): boolean => /^tel:/i.test(text);

/**
 * Converts a `tel` URI to a number in ordinary notation. Uses the parameters `ext` and `phone-context` of RFC 3966, section 3: the
 * extension is kept, and a context of digits goes before a local number. Ignores other parameters.
 */
export function numberOfTelUri(uri: string): string {
  const [number = '', ...parameters] = uri.slice('tel:'.length).trim().split(';');
  const valueOf = (name: string): string =>
    parameters.find((parameter) => parameter.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  const context = valueOf('phone-context');
  const extension = valueOf('ext');
  const whole = context.startsWith('+') && !number.startsWith('+') ? context + number : number;
  return extension === '' ? whole : `${whole};ext=${extension}`;
}
