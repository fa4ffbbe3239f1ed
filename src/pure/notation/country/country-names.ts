/**
 * Names countries in a language, by their two capital letters of ISO 3166-1 (and the few more that CLDR knows, such as XK): `FR` is
 * `France`. What is no such code, or has no name, stays as it is.
 */
export function countryNames(language: string): (code: string) => string {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
}
