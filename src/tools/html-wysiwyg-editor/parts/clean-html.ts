import createPurifier from 'dompurify';
import { dropEventHandlers } from '#ui/output/drop-event-handlers.ts';
import { purifyBodyNodes } from '#ui/output/purify-body-nodes.ts';
import { mendLists, mendWhiteSpace } from './mend-html.ts';
import { tidyOfficeHtml } from './tidy-office-html.ts';

// An instance of our own, so that its settings are nobody else's.
const purifier = createPurifier(window);

/** What they have inside is no text of the document: the values of controls, not their labels. */
const DISAPPEARING = ['style', 'textarea', 'select', 'option', 'optgroup', 'datalist'];

const cleaned = (html: string): DocumentFragment =>
  purifyBodyNodes(purifier, dropEventHandlers(html), {
    USE_PROFILES: { html: true },
    FORBID_TAGS: DISAPPEARING,
    ADD_FORBID_CONTENTS: DISAPPEARING,
    // Such as the one by which the editor marks what it copied: anybody could set it.
    ALLOW_DATA_ATTR: false,
  });

function toHtml(fragment: DocumentFragment): string {
  // Of the fragment's own document, which shows nothing and fetches nothing.
  const holder = fragment.ownerDocument.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}

/** HTML without whatever could run code. What else the editor does not know it drops by itself. */
export function cleanHtml(html: string): string {
  const fragment = cleaned(html);
  mendLists(fragment);
  mendWhiteSpace(fragment);
  return toHtml(fragment);
}

/** The same for HTML from a clipboard, where programs for texts leave their own notions of lists and colors. */
export function cleanPastedHtml(html: string): string {
  const fragment = cleaned(html);
  tidyOfficeHtml(fragment);
  mendLists(fragment);
  mendWhiteSpace(fragment);
  return toHtml(fragment);
}
