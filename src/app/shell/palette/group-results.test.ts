import { expect, test } from 'vitest';
import type { PaletteEntry, PaletteGroup } from './entry.ts';
import { groupResults } from './group-results.ts';

const entry = (id: string, group: PaletteGroup): PaletteEntry => ({
  id,
  group,
  name: id,
  description: '',
  keywords: [],
  category: '',
  icon: 'hash',
  target: { to: `/${id}` },
});
const tools = Array.from({ length: 7 }, (_, index) => entry(`tool-${index}`, 'tools'));
const about = entry('about', 'pages');

test('shows five results of a group and a line with the total', () => {
  const [group] = groupResults(tools, new Set());
  expect(group?.lines).toHaveLength(6);
  expect(group?.lines.at(-1)).toEqual({ kind: 'showAll', group: 'tools', count: 7 });
});

test('shows a group of five completely', () => {
  expect(groupResults(tools.slice(0, 5), new Set())[0]?.lines).toHaveLength(5);
});

test('an expanded group shows everything', () => {
  const [group] = groupResults(tools, new Set(['tools']));
  expect(group?.lines.map((line) => line.kind === 'entry' && line.entry.id)).toEqual(tools.map(({ id }) => id));
});

test('shows the group of the best result first and numbers the lines across groups', () => {
  expect(groupResults([about, ...tools], new Set()).map(({ group, start }) => [group, start])).toEqual([
    ['pages', 0],
    ['tools', 1],
  ]);
});

test('returns no groups without results', () => {
  expect(groupResults([], new Set())).toEqual([]);
});
