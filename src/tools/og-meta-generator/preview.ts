import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import type { declaration } from './declare.ts';

const SHOWN_OF_TITLE = 60;
const SHOWN_OF_DESCRIPTION = 160;

/** What a network that shows the link would say of the page, and how much of it. The domain is the host of its URL; empty while there is none. */
export function preview({ pageUrl, title, description }: Given<typeof declaration, 'preview'>) {
  return ok({
    domain: URL.canParse(pageUrl) ? new URL(pageUrl).hostname : '',
    title: title.trim(),
    description: description.trim(),
    titleLength: textLength(title, SHOWN_OF_TITLE),
    descriptionLength: textLength(description, SHOWN_OF_DESCRIPTION),
  });
}

/** How many code points a text has without the white space around it, and whether that is more than is usually shown of it. */
export function textLength(text: string, shown: number) {
  const count = [...text.trim()].length;
  return { count, shown, isLong: count > shown };
}
