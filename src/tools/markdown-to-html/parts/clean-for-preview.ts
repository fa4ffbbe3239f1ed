import createPurifier from 'dompurify';
import { purifyBodyNodes } from '#ui/output/purify-body-nodes.ts';
import { keepHeadingIds } from '../keep-heading-ids.ts';
import { htmlPieces } from './html-pieces.ts';

// An instance of our own, so that its hook is nobody else's.
const purifier = keepHeadingIds(createPurifier(window));

/** Attributes for which a browser fetches something, beside `src`. */
const FETCHING = ['srcset', 'poster', 'background', 'ping'];

/** Frames stand where images from elsewhere would be, with their alternative text. */
function frameImage(image: HTMLImageElement): void {
  if (/^data:image\//i.test(image.src)) return;
  const frame = image.ownerDocument.createElement('span');
  frame.className = 'image-not-fetched';
  frame.role = 'img';
  frame.ariaLabel = image.alt;
  frame.textContent = image.alt;
  image.replaceWith(frame);
}

/** A copy of HTML that runs nothing and fetches nothing, in pieces to be put into a document, since 2 MB take most of a second. Its links open in a new tab, but those within it. */
export function* cleanForPreview(html: string): Generator<DocumentFragment> {
  for (const piece of htmlPieces(html)) yield cleanPiece(piece);
}

function cleanPiece(html: string): DocumentFragment {
  // Not SVG and MathML, since too many of their attributes hold addresses; no style sheets, since they do so, too.
  const fragment = purifyBodyNodes(purifier, html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'audio', 'video', 'source', 'track'],
  });
  for (const image of fragment.querySelectorAll('img')) frameImage(image);
  for (const element of fragment.querySelectorAll('*')) {
    for (const name of FETCHING) element.removeAttribute(name);
    if (element.localName !== 'img') element.removeAttribute('src');
    // `url()`, `image-set()` and escapes of their letters.
    if (/\(|\\/.test(element.getAttribute('style') ?? '')) element.removeAttribute('style');
  }
  for (const link of fragment.querySelectorAll('a[href], area[href]')) {
    if (link.getAttribute('href')?.startsWith('#')) continue;
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  return fragment;
}
