/** The length of a piece in UTF-16 code units. Cleaning it takes a few tens of milliseconds, and so does displaying it. */
const PIECE_LENGTH = 64_000;

/** Splits HTML into pieces of complete top-level nodes with tens of thousands of characters each. Short HTML is one piece, unchanged. */
export function* htmlPieces(html: string): Generator<string> {
  if (html.length <= PIECE_LENGTH) {
    yield html;
    return;
  }
  // A separate document runs and fetches nothing. The `<body>` tag keeps a leading style sheet out of the head.
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
