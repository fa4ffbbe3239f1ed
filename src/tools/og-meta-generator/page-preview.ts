import type { MetaForm } from './meta-form.ts';

/** What a network that shows the link would say of the page. */
export interface PagePreview {
  /** The host of the page's URL; empty while there is none. */
  readonly domain: string;
  readonly title: string;
  readonly description: string;
  /** Whether the image stands above the texts, over the whole width. */
  readonly hasLargeImage: boolean;
}

export const pagePreview = ({ pageUrl, title, description, cardType }: MetaForm): PagePreview => ({
  domain: URL.canParse(pageUrl) ? new URL(pageUrl).hostname : '',
  title: title.trim(),
  description: description.trim(),
  hasLargeImage: cardType === 'summaryLarge',
});

/** How many code points a text has without the white space around it, and whether that is more than is usually shown of it. */
export function textLength(text: string, shown: number): { readonly count: number; readonly isLong: boolean } {
  const count = [...text.trim()].length;
  return { count, isLong: count > shown };
}
