import createPurifier from 'dompurify';
import { dropEventHandlers } from '#ui/output/drop-event-handlers.ts';
import { purifyBodyNodes } from '#ui/output/purify-body-nodes.ts';
import { mendLists, mendWhiteSpace } from './mend-html.ts';
import { tidyOfficeHtml } from './tidy-office-html.ts';

// A separate instance, so that its settings affect no other code.
const purifier = createPurifier(window);

/** Elements whose content is not text of the document, such as the values of controls. */
const DISAPPEARING = ['style', 'textarea', 'select', 'option', 'optgroup', 'datalist'];

const cleaned = (html: string): DocumentFragment =>
  purifyBodyNodes(purifier, dropEventHandlers(html), {
    USE_PROFILES: { html: true },
    FORBID_TAGS: DISAPPEARING,
    ADD_FORBID_CONTENTS: DISAPPEARING,
    // Anyone could set data attributes, such as the one that marks content copied from the editor.
    ALLOW_DATA_ATTR: false,
  });

function toHtml(fragment: DocumentFragment): string {
  // An element of the fragment's own document, which renders and fetches nothing.
  const holder = fragment.ownerDocument.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}

/** Removes everything from HTML that could run code. The editor drops other unknown elements itself. */
export function cleanHtml(html: string): string {
  const fragment = cleaned(html);
  mendLists(fragment);
  mendWhiteSpace(fragment);
  return toHtml(fragment);
}

/** Like `cleanHtml`, but for HTML from a clipboard, in which word processors use their own markup for lists and colors. */
export function cleanPastedHtml(html: string): string {
  const fragment = cleaned(html);
  tidyOfficeHtml(fragment);
  mendLists(fragment);
  mendWhiteSpace(fragment);
  return toHtml(fragment);
}
