import { text } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { ok } from '#core/result.ts';
import { inputs } from './fields.ts';
import { textStatistics } from './text-statistics.ts';

/** A language that the segmenter knows; English for anything else. */
const knownLanguage = (language: string): string => (/^[a-z]{2}$/.test(language) ? language : 'en');

export const operations = {
  count: defineOperation({
    inputs,
    // The rules for words and sentences are those of the language of the page.
    options: { language: text({ initial: 'en' }) },
    produces: 'text',
    thread: 'worker',
    run: (given, { language }, { progress }) => ok(textStatistics(given.text, knownLanguage(language), progress)),
  }),
};
