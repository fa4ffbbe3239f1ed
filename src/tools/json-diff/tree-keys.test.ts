import { describe, expect, test } from 'vitest';
import { readJson } from '#pure/notation/json/read-json.ts';
import { JsonNodeBuilder } from '#pure/notation/json/nodes/json-node-builder.ts';
import { TreeLinesBuilder } from './tree-lines.ts';
import { treeMove } from './tree-keys.ts';
import { visibleLines } from './visible-lines.ts';

// Lines: 0 {, 1 "a": [, 2 1, 3 ], 4 "b": {}, 5 }
const builder = new JsonNodeBuilder({ repeated: 'last', progress: () => undefined });
readJson('{"a":[1],"b":{}}', builder);
const tree = new TreeLinesBuilder();
tree.add('same', '', builder.root);
const lines = tree.lines();

const press = (key: string, place: number, folded: readonly number[] = []) => {
  const set = new Set(folded);
  return treeMove(lines, { visible: visibleLines(lines, set, false), folded: set, place }, key);
};

describe('treeMove', () => {
  // ARIA Authoring Practices Guide, tree view pattern, keyboard interaction.
  test.each([
    ['ArrowDown', 0, { goTo: 1 }],
    ['ArrowDown', 2, { goTo: 4 }],
    ['ArrowDown', 4, undefined],
    ['ArrowUp', 4, { goTo: 2 }],
    ['ArrowUp', 0, undefined],
    ['Home', 4, { goTo: 0 }],
    ['End', 0, { goTo: 4 }],
    ['ArrowRight', 0, { goTo: 1 }],
    ['ArrowRight', 2, undefined],
    ['ArrowLeft', 1, 'toggle'],
    ['ArrowLeft', 2, { goTo: 1 }],
    ['ArrowLeft', 4, { goTo: 0 }],
    ['Enter', 1, 'toggle'],
    [' ', 2, undefined],
    ['x', 1, undefined],
  ])('handles %s at position %i with %j', (key, place, move) => {
    expect(press(key, place)).toEqual(move);
  });

  test('unfolds a folded line, and moves from it to its parent', () => {
    expect(press('ArrowRight', 1, [1])).toBe('toggle');
    expect(press('ArrowLeft', 1, [1])).toEqual({ goTo: 0 });
    expect(press('ArrowDown', 1, [1])).toEqual({ goTo: 2 });
  });
});
