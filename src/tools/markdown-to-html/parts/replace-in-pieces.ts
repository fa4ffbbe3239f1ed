/**
 * Replaces what is in an element by pieces as they come, each in the place of as many nodes as it has, so that what a visitor looks at stays
 * where it is. What is left of the old is taken out at the end, unless something newer is to come.
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
