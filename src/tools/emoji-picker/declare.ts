import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, text } from '#core/fields.ts';
import { row, table } from '#core/outputs.ts';
import { toneOptions } from './describe-emoji.ts';

/** The properties of an emoji. */
const description = {
  emoji: row(),
  name: row({ isProse: true }),
  codePoints: row(),
  javaScript: row(),
  utf16: row(),
  utf8: row(),
  html: row(),
  css: row(),
  shortcodes: row(),
  group: row({ isProse: true }),
  version: row(),
};

/** In page order. */
export const descriptionNames = namesOf(description);

export const declaration = declareTool({
  inputs: {
    search: text({ singleLine: true, maxLength: 1000 }),
    group: choice(['all', 'smileys', 'people', 'animals', 'food', 'travel', 'activities', 'objects', 'symbols', 'flags'], 'all'),
  },
  options: { tone: choice(toneOptions, 'default') },
  // The selected sequence, and the earlier ones as JSON.
  uiInputs: { chosen: text(), recent: text() },
  outputs: {
    found: table(descriptionNames),
    resultCount: row({ isProse: true, isNote: true }),
    ...description,
    recent: table(['emoji', 'name']),
    twoTones: table(['emoji', 'name']),
  },
  operations: {
    find: {
      takes: [],
      presentsWith: ['search', 'group', 'tone', 'chosen', 'recent'],
      optional: ['chosen', 'recent'],
      gives: ['found', 'resultCount', ...descriptionNames, 'recent', 'twoTones'],
      thread: 'worker',
      debounceMs: 0,
      readsLanguage: true,
    },
  },
});
