/**
 * Names countries in a language by their two-letter codes in ISO 3166-1, and a few others in CLDR, such as XK: `FR` becomes `France`. Other
 * texts, and codes without a name, are returned unchanged.
 */
export function countryNames(language: string): (code: string) => string {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
}
