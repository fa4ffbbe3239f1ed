import type { Given } from '#core/declaration.ts';
import { fail, ok } from '#core/result.ts';
import { type declaration, formFields, formNames } from './declare.ts';
import { cards, emptyForm, type MetaForm } from './meta-form.ts';
import { type PageHead, pageHead } from './page-head.ts';
import { pageTypes, type TypeField, typeProperties } from './page-types.ts';

/** Resolves a relative URL against the page's absolute URL. Returns other URLs unchanged. */
const absolute = (url: string, page: string): string =>
  url !== '' && !URL.canParse(url) && /^https?:\/\//i.test(page) && URL.canParse(url, page) ? new URL(url, page).href : url;

/** Extracts a whole number of pixels, also from `1200px` and `630.0`. */
const pixels = (size: string): string => /^(\d+)(?:\.0+)?\s*(?:px)?$/i.exec(size)?.[1] ?? size;

/**
 * Converts the head of a page to a complete form. Open Graph takes precedence over X cards, and X cards over title, description, and
 * canonical link. Unknown page and card types become the default. Error: `nothingFound`.
 */
export function readMeta({ title, canonical, metas }: PageHead) {
  const byName = Map.groupBy(metas, ({ name }) => name);
  const valuesOf = (name: string): readonly string[] =>
    (byName.get(name) ?? []).map(({ content }) => content.trim()).filter((content) => content !== '');
  const first = (...names: readonly string[]): string => names.flatMap(valuesOf)[0] ?? '';
  const [type, card] = [first('og:type'), first('twitter:card')];
  const ofType = Object.entries(typeProperties).map(([field, { property, form }]) => [
    field,
    form === 'lines' ? valuesOf(property).join('\n') : first(property),
  ]);
  const pageUrl = absolute(first('og:url'), canonical.trim()) || canonical.trim();
  const filled: MetaForm = {
    pageType: formFields.pageType.values.find((known) => pageTypes[known].type === type) ?? emptyForm.pageType,
    title: first('og:title', 'twitter:title') || title.trim(),
    description: first('og:description', 'twitter:description', 'description'),
    pageUrl,
    siteName: first('og:site_name'),
    locale: first('og:locale'),
    imageUrl: absolute(first('og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src'), pageUrl),
    imageAlt: first('og:image:alt', 'twitter:image:alt'),
    imageWidth: pixels(first('og:image:width')),
    imageHeight: pixels(first('og:image:height')),
    cardType: formFields.cardType.values.find((known) => cards[known] === card) ?? emptyForm.cardType,
    siteAccount: first('twitter:site'),
    creatorAccount: first('twitter:creator'),
    ...(Object.fromEntries(ofType) as Record<TypeField, string>), // contains exactly the fields of all properties
  };
  const isEmpty = formNames.every((name) => filled[name] === emptyForm[name]) && type === '' && card === '';
  return isEmpty ? fail('nothingFound') : ok(filled);
}

/** Converts the HTML of a page to form values with `readMeta`. */
export const read = ({ existingHtml }: Given<typeof declaration, 'read'>) => readMeta(pageHead(existingHtml));
