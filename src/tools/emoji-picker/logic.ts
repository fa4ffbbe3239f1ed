import { text, type ValuesOf } from '#core/fields.ts';
import { defineOperation, type WorkerContext } from '#core/operation.ts';
import { ok } from '#core/result.ts';
import { parseEmoji } from './parse-emoji.ts';

/** A code of one of the nine languages. */
const wish = { language: text({ initial: 'en' }) };

const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt', 'ru', 'uk', 'zh', 'vi'];

/** All emoji of Unicode 17 with their names in a language; in English for one that there is not. */
async function load(_inputs: object, { language }: ValuesOf<typeof wish>, { loadData }: WorkerContext) {
  return ok(parseEmoji(await loadData(`emoji/${LANGUAGES.includes(language) ? language : 'en'}`)));
}

export const operations = {
  load: defineOperation({ inputs: {}, options: wish, produces: 'text', thread: 'worker', run: load }),
};
