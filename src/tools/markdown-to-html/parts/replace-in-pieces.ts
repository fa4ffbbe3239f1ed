/**
 * Replaces the content of an element piece by piece. Each piece replaces as many nodes as it has, so that the visible part stays where it
 * is. Removes the remaining old nodes at the end, unless newer content is coming.
 */
export async function replaceInPieces(element: Element, pieces: AsyncIterable<DocumentFragment>, isOutdated: () => boolean): Promise<void> {
  const page = element.ownerDocument;
  let replaced = 0;
  for await (const piece of pieces) {
    const count = piece.childNodes.length;
    const range = page.createRange();
    range.setStart(element, replaced);
    range.setEnd(element, Math.min(replaced + count, element.childNodes.length));
    range.deleteContents();
    range.insertNode(page.importNode(piece, true));
    replaced += count;
  }
  if (isOutdated()) return;
  const rest = page.createRange();
  rest.selectNodeContents(element);
  rest.setStart(element, replaced);
  rest.deleteContents();
}
