const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, pre, blockquote, hr, img, table, div, section, article, dl, dd, figure';

const isBlock = (node: Node | null): boolean => node instanceof Element && node.matches(BLOCKS);

/** Moves a list that is a direct child of a list into the item before it. Google Docs and Outlook write such invalid HTML. */
export function mendLists(root: ParentNode): void {
  for (const list of root.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
  }
}

/**
 * Collapses white space as a browser does: to one space, and to nothing beside a block. Tiptap 3.32 drops a line break between two inline
 * elements, and keeps a space at the end of a text before a block.
 */
export function mendWhiteSpace(root: DocumentFragment): void {
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest('pre')) continue;
    let shown = (text.nodeValue ?? '').replaceAll(/[\t\n\f\r ]+/g, ' ');
    if (isBlock(text.previousSibling)) shown = shown.replace(/^ /, '');
    if (isBlock(text.nextSibling)) shown = shown.replace(/ $/, '');
    text.nodeValue = shown;
  }
}
