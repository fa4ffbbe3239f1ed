/**
 * Makes the text the content of a body, whatever it begins with: a parser that meets `<frameset>` before anything that can be seen gives up
 * the body (HTML, section 13.2.6.4.7), and DOMPurify has nothing then. `FORCE_BODY` alone does not help, since what it adds cannot be seen.
 */
export const SEEN = '<br>';

/** A DOMPurify. */
interface Purifier {
  readonly sanitize: (html: string, config: { readonly FORCE_BODY: true }) => string;
}

/** HTML that a DOMPurify has cleaned, as a text. */
export const purifyBody = (purifier: Purifier, html: string, config: object = {}): string =>
  purifier.sanitize(SEEN + html, { ...config, FORCE_BODY: true }).slice(SEEN.length);
