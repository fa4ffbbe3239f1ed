/** Whether it is meant as a URI of RFC 3966. */
export const isTelUri = (text: string): boolean => /^tel:/i.test(text);

/**
 * The number of a `tel` URI as people write it, with its extension. Of the parameters of RFC 3966, section 3, `ext` is kept and a
 * `phone-context` of digits put before a local number; the others say nothing about the number itself.
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
