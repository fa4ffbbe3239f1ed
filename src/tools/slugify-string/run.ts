import type { Given } from '#core/declaration.ts';
import { fail, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { cleanTitle } from './clean-title.ts';
import type { declaration } from './declare.ts';
import { numberSlugs } from './number-slugs.ts';
import { type SlugStyle, slugify } from './slugify.ts';
import { needsAnyAscii } from './to-latin.ts';

type Wish = Given<typeof declaration, 'slugify'>;

const separators: Readonly<Record<Wish['separator'], string>> = { hyphen: '-', underscore: '_', dot: '.', none: '' };

/** Creates a slug for each line or for the whole text. Error: `separatorKept`, with the separator. */
export async function slugifyText({ text, ...wish }: Wish) {
  const separator = separators[wish.separator];
  if (separator !== '' && wish.keep.includes(separator)) return fail('separatorKept', { field: 'keep', values: { separator } });
  if (text === '') return ok(null);
  const style: SlugStyle = {
    separator,
    isLowercase: wish.lowercase,
    splitsCamelCase: wish.splitCamelCase,
    isLatin: wish.transliterate,
    language: wish.language === 'auto' ? undefined : wish.language,
    kept: wish.keep,
    maxLength: wish.maxLength,
    anyAscii: wish.transliterate && needsAnyAscii(cleanTitle(text)) ? (await import('any-ascii')).default : undefined,
  };
  if (!wish.byLine) return ok(slugify(text, style));
  const slugs = text.split(/\r\n?|\n/).map((line) => slugify(line, style));
  return ok((wish.unique ? numberSlugs(slugs, separator) : slugs).join('\n'));
}

export const run = { slugify: slugifyText } satisfies Runs<typeof declaration>;
