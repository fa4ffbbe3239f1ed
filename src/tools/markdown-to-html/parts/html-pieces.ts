/** Takes some ten milliseconds to be cleaned, and as many to be shown. */
const PIECE_LENGTH = 64_000;

/** HTML in pieces that are complete each in itself: so many top-level nodes as make some ten thousand characters. Short HTML is one piece, as it is. */
export function* htmlPieces(html: string): Generator<string> {
  if (html.length <= PIECE_LENGTH) {
    yield html;
    return;
  }
  // A document of its own runs nothing and fetches nothing. With the tag a leading style sheet is not moved to the head.
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  const piece = body.ownerDocument.createElement('div');
  let length = 0;
  for (let node = body.firstChild; node; node = body.firstChild) {
    piece.append(node);
    length += node.textContent?.length ?? 0;
    if (length <= PIECE_LENGTH) continue;
    yield piece.innerHTML;
    piece.replaceChildren();
    length = 0;
  }
  yield piece.innerHTML;
}
