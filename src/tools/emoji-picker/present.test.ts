import { expect, test } from 'vitest';
import { makeDataFile } from '../../../scripts/vite/make-data-file.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { find } from './run.ts';

const loaded = await find({}, { language: 'de', loadData: makeDataFile });
const all = loaded.ok ? loaded.value : [];

type Given = Parameters<typeof presenters.find>[1];

const shown = (given: Partial<Given>) =>
  presenters.find(
    all,
    { search: '', group: 'all', tone: 'default', chosen: undefined, recent: undefined, ...given },
    { t: toolTexts('emoji-picker', 'de'), language: 'de' },
  );

test('results are described in the language and skin tone', () => {
  const { found, resultCount, notices } = shown({ search: '👋', tone: 'medium' });
  expect(found).toMatchObject([{ emoji: '👋🏽', codePoints: 'U+1F44B U+1F3FD', shortcodes: ':wave:', group: 'Menschen und Körper' }]);
  expect([resultCount, notices]).toEqual(['1 Emoji', []]);
  expect(shown({}).resultCount).toBe('1.914 Emojis');
});

test('an empty result has a notice', () => {
  expect(shown({ search: 'nothing of this kind' })).toMatchObject({ found: [], notices: [{ code: 'noneFound' }] });
});

test('a selected emoji has no details until the page provides them', () => {
  expect(shown({})).toMatchObject({ recent: [], twoTones: [] });
  expect(shown({})).not.toHaveProperty('emoji');
  const picked = shown({ search: 'x', chosen: '🤝🏽', recent: '["🚀","no emoji","👋🏽"]' });
  expect(picked).toMatchObject({ emoji: '🤝🏽', codePoints: 'U+1F91D U+1F3FD' });
  expect(picked.twoTones).toHaveLength(25);
  expect(picked.recent.map(({ emoji }) => emoji)).toEqual(['🚀', '👋🏽']);
  expect(shown({ chosen: '🚀', recent: 'no list' })).toMatchObject({ name: 'Rakete', recent: [], twoTones: [] });
});
