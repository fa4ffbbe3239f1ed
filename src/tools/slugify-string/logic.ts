import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { inputs, options } from './fields.ts';
import { numberSlugs } from './number-slugs.ts';
import { type SlugStyle, slugify } from './slugify.ts';
import { needsAnyAscii } from './to-latin.ts';

type Options = ValuesOf<typeof options>;

const separators: Readonly<Record<Options['separator'], string>> = { hyphen: '-', underscore: '_', dot: '.', none: '' };

/** The slug of each line, or of the whole text. Error: `separatorKept`; values: the separator. */
async function slugifyText({ text }: ValuesOf<typeof inputs>, wish: Options): Promise<Result<string, 'separatorKept'>> {
  const separator = separators[wish.separator];
  if (separator !== '' && wish.keep.includes(separator)) return fail('separatorKept', { field: 'keep', values: { separator } });
  const style: SlugStyle = {
    separator,
    isLowercase: wish.lowercase,
    splitsCamelCase: wish.splitCamelCase,
    isLatin: wish.transliterate,
    language: wish.language === 'automatic' ? undefined : wish.language,
    kept: wish.keep,
    maxLength: wish.maxLength,
    anyAscii: wish.transliterate && needsAnyAscii(text) ? (await import('any-ascii')).default : undefined,
  };
  if (!wish.byLine) return ok(slugify(text, style));
  const slugs = text.split(/\r\n?|\n/).map((line) => slugify(line, style));
  return ok((wish.unique ? numberSlugs(slugs, separator) : slugs).join('\n'));
}

export const operations = {
  slugify: defineOperation({
    inputs,
    options,
    produces: 'text',
    thread: 'worker',
    isIdempotent: true,
    lawsHoldFor: (_, { lowercase, splitCamelCase }) => lowercase || !splitCamelCase,
    run: slugifyText,
  }),
};
