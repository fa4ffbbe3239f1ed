import type { Given } from '#core/declaration.ts';
import { fail, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { cleanTitle } from './clean-title.ts';
import type { declaration } from './declare.ts';
import { numberSlugs } from './number-slugs.ts';
import { type SlugStyle, slugify } from './slugify.ts';
import { needsAnyAscii } from './to-latin.ts';

type Options = Given<typeof declaration, 'slugify'>;

const separators: Readonly<Record<Options['separator'], string>> = { hyphen: '-', underscore: '_', dot: '.', none: '' };

/** Creates a slug for each line or for the whole text. Error: `separatorKept`, with the separator. */
export async function slugifyText({ text, ...options }: Options) {
  const separator = separators[options.separator];
  if (separator !== '' && options.keep.includes(separator)) return fail('separatorKept', { field: 'keep', values: { separator } });
  if (text === '') return ok(null);
  const style: SlugStyle = {
    separator,
    isLowercase: options.lowercase,
    splitsCamelCase: options.splitCamelCase,
    isLatin: options.transliterate,
    language: options.language === 'auto' ? undefined : options.language,
    kept: options.keep,
    maxLength: options.maxLength,
    anyAscii: options.transliterate && needsAnyAscii(cleanTitle(text)) ? (await import('any-ascii')).default : undefined,
  };
  if (!options.byLine) return ok(slugify(text, style));
  const slugs = text.split(/\r\n?|\n/).map((line) => slugify(line, style));
  return ok((options.unique ? numberSlugs(slugs, separator) : slugs).join('\n'));
}

export const run = { slugify: slugifyText } satisfies Runs<typeof declaration>;
