import { makeWordLists } from './word-lists.ts';

/** Whether a color is one that programs write where nobody has chosen a color. */
const isDefaultColor = (color: string): boolean => /^(?:black|windowtext|#000(?:000)?|rgb\(0, 0, 0\))$/i.test(color);

/** Replaces each run of spaces that Word marks with one space, and removes the no-break space that Word puts into empty paragraphs. */
function unwrapWordSpaces(root: ParentNode): void {
  for (const run of root.querySelectorAll<HTMLElement>('[style*="mso-spacerun"]')) run.replaceWith(' ');
  for (const paragraph of root.querySelectorAll('p[class^="Mso"]')) {
    if (paragraph.textContent === '\u00a0') paragraph.textContent = '';
  }
}

/** Replaces the HTML 3.2 attributes that LibreOffice writes with styles. */
function restyleAttributes(root: ParentNode): void {
  for (const font of root.querySelectorAll('font')) {
    const span = font.ownerDocument.createElement('span');
    span.style.color = font.color;
    span.append(...font.childNodes);
    font.replaceWith(span);
  }
  for (const block of root.querySelectorAll<HTMLElement>(':is(p, h1, h2, h3, h4, h5, h6)[align]'))
    block.style.textAlign = block.getAttribute('align') ?? '';
}

/** Removes the markup that Word, LibreOffice, and Google Docs add to copied content. */
export function tidyOfficeHtml(root: ParentNode): void {
  makeWordLists(root);
  unwrapWordSpaces(root);
  restyleAttributes(root);
  // Google Docs inserts empty lines between blocks, inside of its wrapper element.
  for (const line of root.querySelectorAll('b[id^="docs-internal-guid"] > br')) line.remove();
  for (const line of root.querySelectorAll('p > br:only-child')) if (line.parentElement?.textContent === '') line.remove();
  for (const styled of root.querySelectorAll<HTMLElement>('[style]')) {
    const isInLink = styled.closest('a') !== null;
    // Links have their own color and underline.
    if (isInLink || isDefaultColor(styled.style.color)) styled.style.removeProperty('color');
    if (isInLink) styled.style.removeProperty('text-decoration');
    if (isInLink) styled.style.removeProperty('text-decoration-line');
  }
  for (const line of root.querySelectorAll('a u')) line.replaceWith(...line.childNodes);
}
