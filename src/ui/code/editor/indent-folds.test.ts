import { array, assert, boolean, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indentFolds, indentOf } from './indent-folds.ts';

const foldsOf = (lines: readonly string[]) => [...indentFolds(lines, lines.length)];

/** The definition, line by line: a block extends over deeper and blank lines, without blank lines at the end. */
function lastLineOf(lines: readonly string[], first: number): number {
  const depth = indentOf(lines[first] ?? '');
  const isInside = (line: string) => line === '' || indentOf(line) > depth;
  if (depth < 0) return 0;
  let last = first;
  for (let next = first + 1; next < lines.length && isInside(lines[next] ?? ''); next += 1) if (lines[next] !== '') last = next;
  return last === first ? 0 : last;
}

describe('indentFolds', () => {
  test.each([
    ['an object folds from its opening line to the line before its closing one', '{\n  "a": 1,\n  "b": 2\n}', [2, 0, 0, 0]],
    ['a nested block has its own end', 'a:\n  b:\n    c: 1\n  d: 2\ne: 3', [3, 2, 0, 0, 0]],
    ['a blank line inside belongs to the block', 'a:\n  b\n\n  c', [3, 0, 0, 0]],
    ['a blank line after the block does not belong to it', 'a:\n  b\n\n\nc', [1, 0, 0, 0, 0]],
    ['tabs count like spaces', '<a>\n\t<b/>\n</a>', [1, 0, 0]],
    ['flat text has no folds', 'a\nb\nc', [0, 0, 0]],
    ['an empty text has no folds', '', [0]],
  ])('%s', (_fact, text, folds) => {
    expect(foldsOf(text.split('\n'))).toEqual(folds);
  });

  test('a fold ends at the last deeper line, for any lines', () => {
    const line = tuple(integer({ min: 0, max: 6 }), boolean()).map(([depth, isBlank]) => (isBlank ? '' : `${' '.repeat(depth)}x`));
    assert(
      property(array(line, { minLength: 1 }), (lines) => {
        expect(foldsOf(lines)).toEqual(lines.map((_, first) => lastLineOf(lines, first)));
      }),
    );
  });
});
