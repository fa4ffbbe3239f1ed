import type { Config, DOMPurify } from 'dompurify';

/**
 * Makes the text the content of a body, whatever it begins with: a parser that meets `<frameset>` before anything that can be seen gives up
 * the body (HTML, section 13.2.6.4.7), and DOMPurify has nothing then. `FORCE_BODY` alone does not help, since what it adds cannot be seen.
 */
const SEEN = '<br>';

/** HTML that a DOMPurify has cleaned, as a text. */
export const purifyBody = (purifier: DOMPurify, html: string, config: Config = {}): string =>
  purifier.sanitize(SEEN + html, { ...config, FORCE_BODY: true, RETURN_DOM_FRAGMENT: false, RETURN_DOM: false }).slice(SEEN.length);

/** The same as nodes of a document that shows nothing and fetches nothing. */
export function purifyBodyNodes(purifier: DOMPurify, html: string, config: Config): DocumentFragment {
  const fragment = purifier.sanitize(SEEN + html, { ...config, FORCE_BODY: true, RETURN_DOM_FRAGMENT: true });
  fragment.firstChild?.remove();
  return fragment;
}
