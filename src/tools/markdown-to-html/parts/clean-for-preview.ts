import createPurifier from 'dompurify';
import { purifyBodyNodes } from '#ui/output/purify-body-nodes.ts';
import { keepHeadingIds } from '../keep-heading-ids.ts';
import { htmlPieces } from './html-pieces.ts';

// A separate instance, so that its hook affects no other code.
const purifier = keepHeadingIds(createPurifier(window));

/** Attributes other than `src` for which a browser fetches something. */
const FETCHING = ['srcset', 'poster', 'background', 'ping'];

/** Replaces an image from elsewhere with a frame that contains its alternative text. */
function frameImage(image: HTMLImageElement): void {
  if (/^data:image\//i.test(image.src)) return;
  const frame = image.ownerDocument.createElement('span');
  frame.className = 'image-not-fetched';
  frame.role = 'img';
  frame.ariaLabel = image.alt;
  frame.textContent = image.alt;
  image.replaceWith(frame);
}

/**
 * Copies HTML so that it runs and fetches nothing, in pieces for a document, because 2 MB take most of a second. Links open in a new tab,
 * except those within the HTML.
 */
export function* cleanForPreview(html: string): Generator<DocumentFragment> {
  for (const piece of htmlPieces(html)) yield cleanPiece(piece);
}

function cleanPiece(html: string): DocumentFragment {
  // SVG and MathML are excluded, because too many of their attributes contain addresses, and so are style sheets.
  const fragment = purifyBodyNodes(purifier, html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'audio', 'video', 'source', 'track'],
  });
  for (const image of fragment.querySelectorAll('img')) frameImage(image);
  for (const element of fragment.querySelectorAll('*')) {
    for (const name of FETCHING) element.removeAttribute(name);
    if (element.localName !== 'img') element.removeAttribute('src');
    // Removes `url()`, `image-set()`, and their escaped spellings.
    if (/\(|\\/.test(element.getAttribute('style') ?? '')) element.removeAttribute('style');
  }
  for (const link of fragment.querySelectorAll('a[href], area[href]')) {
    if (link.getAttribute('href')?.startsWith('#')) continue;
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  return fragment;
}
