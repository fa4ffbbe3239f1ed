import type { Config, DOMPurify } from 'dompurify';
import { SEEN } from '#pure/notation/html/purify-body.ts';

/** Sanitizes HTML and returns nodes of an inert document, which displays and fetches nothing. */
export function purifyBodyNodes(purifier: DOMPurify, html: string, config: Config): DocumentFragment {
  const fragment = purifier.sanitize(SEEN + html, { ...config, FORCE_BODY: true, RETURN_DOM_FRAGMENT: true });
  fragment.firstChild?.remove();
  return fragment;
}
