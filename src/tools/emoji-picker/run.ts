import type { DataContext } from '#core/context.ts';
import { defaultLanguage, isLanguage } from '#core/languages.ts';
import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import type { declaration } from './declare.ts';
import { parseEmoji } from './parse-emoji.ts';

/**
 * All emoji of Unicode 17 with their names in a language, or in English if the language is not available. The presenter selects those
 * that match.
 */
export async function find(_given: object, { language, loadData }: Pick<DataContext, 'language' | 'loadData'>) {
  return ok(parseEmoji(await loadData(`emoji/${isLanguage(language) ? language : defaultLanguage}`)));
}

export const run = { find } satisfies Runs<typeof declaration>;
