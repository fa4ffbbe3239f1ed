import { expect, test } from 'vitest';
import { packedTextAt } from '#pure/transfer/packed-texts.ts';
import { diff } from './run.ts';
import { lineMarks } from './tree-lines.ts';
import { visibleLines } from './visible-lines.ts';

function treeOf(before: string, after: string, matchBy = '') {
  const result = diff({ before, after, arrays: 'aligned', matchBy }, { progress: () => undefined });
  if (!result.ok || !result.value) throw new Error(JSON.stringify(result));
  return result.value.tree;
}

/** The tree as a text with signs. */
function drawing(before: string, after: string, onlyDifferences = false, folded: readonly number[] = []): string {
  const tree = treeOf(before, after);
  const signs = { same: ' ', around: ' ', removed: '-', added: '+' };
  return [...visibleLines(tree, new Set(folded), onlyDifferences)]
    .map(
      (line) =>
        `${signs[lineMarks[tree.marks[line] ?? 0] ?? 'same']}${'  '.repeat(tree.depths[line] ?? 0)}${packedTextAt(tree.texts, line)}`,
    )
    .join('\n');
}

test('the tree shows no difference if matched items of an array were only reordered', () => {
  const tree = treeOf('{"x":[{"id":"a"},{"id":"b"}]}', '{"x":[{"id":"b"},{"id":"a"}]}', 'id');
  expect([...visibleLines(tree, new Set(), true)]).toEqual([]);
});

test('shows both documents as one tree', () => {
  const before = '{"foo":"bar","list":[1,2],"deep":{"x":{}}}';
  const after = '{"foo":"buz","list":[1,2,{"y":[]}],"deep":{"x":{}}}';
  expect(drawing(before, after)).toBe(
    [
      ' {',
      '-  "foo": "bar"',
      '+  "foo": "buz"',
      '   "list": [',
      '     1',
      '     2',
      '+    {',
      '+      "y": []',
      '+    }',
      '   ]',
      '   "deep": {',
      '     "x": {}',
      '   }',
      ' }',
    ].join('\n'),
  );
  expect(drawing(before, after, true, [6])).toBe(
    [' {', '-  "foo": "bar"', '+  "foo": "buz"', '   "list": [', '+    {', '   ]', ' }'].join('\n'),
  );
  expect(drawing(before, after, false, [0])).toBe(' {');
});
