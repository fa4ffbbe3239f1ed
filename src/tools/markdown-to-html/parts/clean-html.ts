import createPurifier from 'dompurify';
import { purifyBody, purifyBodyNodes } from '#ui/purify-body.ts';
import { htmlPieces } from './html-pieces.ts';

// Instances of our own, so that their hooks are nobody else's.
const purifier = createPurifier(window);
// Ids of headings stay, such as `title`: other elements must not take the names of the document's own members.
purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
  if (attribute.attrName === 'id' && /^H[1-6]$/.test(element.nodeName)) attribute.forceKeepAttr = true;
});

/** HTML without what could run code: scripts, attributes for events, dangerous addresses. In pieces, since 2 MB take most of a second. */
export function* cleanHtml(html: string): Generator<string> {
  for (const piece of htmlPieces(html)) yield purifyBody(purifier, piece);
}

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

/** A copy of HTML that runs nothing and fetches nothing, in pieces to be put into a document. Its links open in a new tab, but those within it. */
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
