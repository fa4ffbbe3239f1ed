/**
 * Ensures that all of the text becomes body content. If `<frameset>` precedes any visible content, the parser drops the body (HTML, section
 * 13.2.6.4.7) and DOMPurify returns nothing. `FORCE_BODY` alone does not help, because the element it adds is invisible.
 */
export const SEEN = '<br>';

/** A DOMPurify instance. */
interface Purifier {
  readonly sanitize: (html: string, config: { readonly FORCE_BODY: true }) => string;
}

/** Sanitizes HTML with DOMPurify. */
export const purifyBody = (purifier: Purifier, html: string, config: object = {}): string =>
  purifier.sanitize(SEEN + html, { ...config, FORCE_BODY: true }).slice(SEEN.length);
