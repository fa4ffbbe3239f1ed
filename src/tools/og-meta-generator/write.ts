import type { Given } from '#core/declaration.ts';
import { fail, ok } from '#core/result.ts';
import { escapeAttribute, escapeText } from '#pure/notation/html/escape-markup.ts';
import type { declaration } from './declare.ts';
import { formFaults, LOCALE } from './form-faults.ts';
import { cards, type MetaForm } from './meta-form.ts';
import { pageTypes, typeProperties } from './page-types.ts';

/** Joins the lines of a value, because a tag is written on one line and links may put line breaks into any field. */
const oneLine = (text: string): string => text.trim().replaceAll(/(?<!\s)\s*[\r\n]\s*/g, ' ');

const linesOf = (text: string): readonly string[] => text.split(/\r\n?|\n/).map((line) => line.trim());

/** Writes a tag for each non-empty value. */
const tags = (values: readonly string[], tag: (escaped: string) => string): readonly string[] =>
  values.filter((value) => value !== '').map((value) => tag(escapeAttribute(value)));

const openGraph = (property: string, ...values: readonly string[]): readonly string[] =>
  tags(values, (content) => `<meta property="${property}" content="${content}">`);

const named = (name: string, value: string): readonly string[] => tags([value], (content) => `<meta name="${name}" content="${content}">`);

const PROFILE = /^(?:https?:\/\/)?(?:www\.|mobile\.)?(?:x|twitter)\.com\/@?(\w+)\/?(?:[?#].*)?$/i;

/** Extracts the handle from a copied profile link or a typed account name. East Asian keyboards have a full-width at sign. */
function account(typed: string): string {
  const name = (PROFILE.exec(typed)?.[1] ?? typed).replace(/^[@＠]/, '');
  return name === '' ? '' : `@${name}`;
}

/**
 * Writes the tags of a page, one per line: basic tags for search engines (optional), Open Graph (ogp.me), and X cards. Returns an empty
 * text if no field has text. Errors: all of `formFaults`.
 */
export function write({ includeBasics, ...form }: Given<typeof declaration, 'write'>) {
  const [fault, ...more] = formFaults(form);
  if (fault) return fail(fault.code, more.length > 0 ? { ...fault, more } : fault);
  const value = (field: Exclude<keyof MetaForm, 'pageType' | 'cardType'>): string => oneLine(form[field]);
  const { type, fields } = pageTypes[form.pageType];
  const image = [
    ...openGraph('og:image', value('imageUrl')),
    ...openGraph('og:image:alt', value('imageAlt')),
    ...openGraph('og:image:width', value('imageWidth')),
    ...openGraph('og:image:height', value('imageHeight')),
  ];
  const general = [
    ...openGraph('og:title', value('title')),
    ...openGraph('og:description', value('description')),
    ...openGraph('og:url', value('pageUrl')),
    ...openGraph('og:site_name', value('siteName')),
    ...openGraph(
      'og:locale',
      value('locale').replace(LOCALE, (_locale, language, country) => `${language.toLowerCase()}_${country.toUpperCase()}`),
    ),
    ...image,
    ...fields.flatMap((field) => {
      const { property, form: shape } = typeProperties[field];
      return openGraph(property, ...(shape === 'lines' ? linesOf(form[field]) : [value(field)]));
    }),
  ];
  const accounts = [...named('twitter:site', account(value('siteAccount'))), ...named('twitter:creator', account(value('creatorAccount')))];
  if (general.length + accounts.length === 0) return ok(null);
  const title = value('title');
  const basics = [
    ...(title === '' ? [] : [`<title>${escapeText(title)}</title>`]),
    ...named('description', value('description')),
    ...tags([value('pageUrl')], (url) => `<link rel="canonical" href="${url}">`),
  ];
  return ok(
    [
      ...(includeBasics ? basics : []),
      ...openGraph('og:type', type),
      ...general,
      ...named('twitter:card', cards[form.cardType]),
      ...accounts,
      ...named('twitter:title', title),
      ...named('twitter:description', value('description')),
      ...named('twitter:image', value('imageUrl')),
      ...named('twitter:image:alt', value('imageAlt')),
    ].join('\n'),
  );
}
