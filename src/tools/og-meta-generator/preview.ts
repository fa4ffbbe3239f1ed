import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import type { declaration } from './declare.ts';

const SHOWN_OF_TITLE = 60;
const SHOWN_OF_DESCRIPTION = 160;

/**
 * The parts of a link preview, with the lengths of title and description. The domain is the host of the page URL, or empty if there is
 * none.
 */
export function preview({ pageUrl, title, description }: Given<typeof declaration, 'preview'>) {
  return ok({
    domain: URL.canParse(pageUrl) ? new URL(pageUrl).hostname : '',
    title: title.trim(),
    description: description.trim(),
    titleLength: textLength(title, SHOWN_OF_TITLE),
    descriptionLength: textLength(description, SHOWN_OF_DESCRIPTION),
  });
}

/** Counts the code points of a trimmed text and checks whether they exceed the length that is usually shown. */
export function textLength(text: string, shown: number) {
  const count = [...text.trim()].length;
  return { count, shown, isLong: count > shown };
}
