import type { Config, DOMPurify } from 'dompurify';
import { SEEN } from '#pure/notation/html/purify-body.ts';

/** HTML that a DOMPurify has cleaned, as nodes of a document that shows nothing and fetches nothing. */
export function purifyBodyNodes(purifier: DOMPurify, html: string, config: Config): DocumentFragment {
  const fragment = purifier.sanitize(SEEN + html, { ...config, FORCE_BODY: true, RETURN_DOM_FRAGMENT: true });
  fragment.firstChild?.remove();
  return fragment;
}
