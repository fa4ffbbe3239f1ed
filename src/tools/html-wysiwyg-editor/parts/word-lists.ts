/** The list and the level of a list paragraph in Word, as in `mso-list:l0 level2 lfo1`. */
const LEVEL = /mso-list:\s*(?<list>l\d+)\s+level(?<level>\d+)/i;
const ORDERED = /^\(?(?:\d+|[a-z]{1,4})[.)]/i;

interface WordItem {
  readonly paragraph: HTMLElement;
  readonly list: string;
  readonly level: number;
}

function itemOf(paragraph: HTMLElement): WordItem | undefined {
  const found = LEVEL.exec(paragraph.getAttribute('style') ?? '')?.groups;
  return found ? { paragraph, list: found['list'] ?? '', level: Number(found['level']) } : undefined;
}

/** Removes the bullet or the number that Word wrote as text, since the list has its own, and returns it. */
function takeMarker(paragraph: HTMLElement): string {
  const marker = paragraph.querySelector('[style*="mso-list:"]');
  marker?.remove();
  return marker?.textContent.trim() ?? '';
}

/** Turns the paragraphs that Word writes for list items into lists. */
export function makeWordLists(root: ParentNode): void {
  let open: { readonly item: WordItem; readonly element: HTMLElement }[] = [];
  let before: Element | undefined;
  for (const paragraph of root.querySelectorAll<HTMLElement>('p[style*="mso-list"], h1[style*="mso-list"]')) {
    const item = itemOf(paragraph);
    if (!item) continue;
    const marker = takeMarker(paragraph);
    // The list ends where another element is between its items.
    if (paragraph.previousElementSibling !== before) open = [];
    open = open.filter((list) => list.item.level <= item.level && (list.item.level < item.level || list.item.list === item.list));
    const deepest = open.at(-1);
    if (deepest?.item.level !== item.level) {
      const element = paragraph.ownerDocument.createElement(ORDERED.test(marker) ? 'ol' : 'ul');
      const parent = deepest?.element.lastElementChild;
      if (parent) parent.append(element);
      else paragraph.before(element);
      open.push({ item, element });
    }
    const line = paragraph.ownerDocument.createElement('li');
    line.append(...paragraph.childNodes);
    open.at(-1)?.element.append(line);
    paragraph.remove();
    before = open[0]?.element;
  }
}
