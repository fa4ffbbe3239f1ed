import { applyPatch } from 'diff';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { compareLines } from './compare-lines.ts';
import { declaration } from './declare.ts';
import { lineEquality } from './line-equality.ts';
import { compare } from './run.ts';

const { options } = declaration;

type Chosen = Partial<ValuesOf<typeof options>>;

const run = (original: string, changed: string, chosen: Chosen = {}) => {
  const result = compare({ original, changed, ...initialValues(options), ...chosen });
  if (!result.ok) throw new Error(String(result.error));
  return result.value;
};

const exactly = lineEquality({ whiteSpace: 'compare', ignoreCase: false });

// GNU diffutils manual, "Sample Files".
const BOTH = `Therefore let there always be non-being,
  so we may see their subtlety,
And let there always be being,
  so we may see their outcome.
The two are the same,
But after they are produced,
  they have different names.
`;
const LAO = `The Way that can be told of is not the eternal Way;
The name that can be named is not the eternal name.
The Nameless is the origin of Heaven and Earth;
The Named is the mother of all things.
${BOTH}`;
const TZU = `The Nameless is the origin of Heaven and Earth;
The named is the mother of all things.

${BOTH}They both may be called deep and profound.
Deeper and more profound,
The door of all subtleties!
`;

const linesOutside = (text: string, spans: readonly (readonly [number, number])[]) =>
  spans.reduceRight(
    (kept, [from, count]) => kept.toSpliced(from, count),
    text.split('\n').map((line, index, all) => (index < all.length - 1 ? `${line}\n` : line)),
  );

const numbered = (count: number, mark: string) => Array.from({ length: count }, (_, index) => `${mark}${index}\n`).join('');

describe('compare', () => {
  // The examples of the tool's specification, and the manual's "Example of Unified Format".
  test.each<[string, string, Chosen, number, number, string]>([
    ['a\nb\nd\n', 'a\nc\nd\n', {}, 1, 1, '--- Original\n+++ Changed\n@@ -1,3 +1,3 @@\n a\n-b\n+c\n d'],
    ['a\nb', 'a\nb\n', {}, 1, 1, '--- Original\n+++ Changed\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b'],
    ['one\nend', 'one\ntwo\nend', {}, 1, 0, '--- Original\n+++ Changed\n@@ -1,2 +1,3 @@\n one\n+two\n end\n\\ No newline at end of file'],
    ['', 'a', {}, 1, 0, '--- Original\n+++ Changed\n@@ -0,0 +1,1 @@\n+a\n\\ No newline at end of file'],
    [
      'a \nx',
      'A\ny',
      { whiteSpace: 'lineEnds', ignoreCase: true },
      1,
      1,
      '--- Original\n+++ Changed\n@@ -1,2 +1,2 @@\n A\n-x\n\\ No newline at end of file\n+y\n\\ No newline at end of file',
    ],
    [
      LAO,
      TZU,
      {},
      5,
      3,
      '--- Original\n+++ Changed\n@@ -1,7 +1,6 @@\n-The Way that can be told of is not the eternal Way;\n-The name that can be named is not the eternal name.\n The Nameless is the origin of Heaven and Earth;\n-The Named is the mother of all things.\n+The named is the mother of all things.\n+\n Therefore let there always be non-being,\n   so we may see their subtlety,\n And let there always be being,\n@@ -9,3 +8,6 @@\n The two are the same,\n But after they are produced,\n   they have different names.\n+They both may be called deep and profound.\n+Deeper and more profound,\n+The door of all subtleties!',
    ],
  ])('compares %j with %j, %j', (original, changed, chosen, addedLines, removedLines, patch) => {
    const counts = { addedLines: String(addedLines), removedLines: String(removedLines) };
    expect(run(original, changed, chosen)).toMatchObject({ patch, ...counts, notices: [] });
  });

  test.each<[string, string, Chosen, string]>([
    ['a', 'a', {}, 'identical'],
    ['a\r\nb\rc', 'a\nb\nc', {}, 'identical'],
    ['a \nb', 'a\nb', { whiteSpace: 'lineEnds' }, 'ignored'],
    [' a\nb', 'a\nb', { whiteSpace: 'lineEnds' }, 'different'],
    ['if (a){\n  b;\n}', 'if(a) {\n\tb;\n}', { whiteSpace: 'all' }, 'ignored'],
    ['Straße', 'STRAßE', { ignoreCase: true }, 'ignored'],
    ['a\nb', 'a\nb\n', { whiteSpace: 'all' }, 'different'],
    ['a \nb', 'a\nb', {}, 'different'],
  ])('for %j and %j with %j the texts are %s', (original, changed, chosen, verdict) => {
    const { patch, notices } = run(original, changed, chosen);
    expect(notices).toEqual(verdict === 'different' ? [] : [{ code: verdict }]);
    expect(patch === '').toBe(verdict !== 'different');
  });

  test.each([
    [
      'a\nb c d\ne',
      'a\nb x d\ne',
      [{ lineA: 1, linesA: 1, lineB: 1, linesB: 1, wordsA: [{ from: 4, to: 5 }], wordsB: [{ from: 4, to: 5 }] }],
    ],
    ['a\nc', 'a\nb\nc', [{ lineA: 1, linesA: 0, lineB: 1, linesB: 1, wordsA: [], wordsB: [] }]],
    ['a\nb\nc', 'a\nc', [{ lineA: 1, linesA: 1, lineB: 1, linesB: 0, wordsA: [], wordsB: [] }]],
    ['a\r\nb', 'a\r\nc', [{ lineA: 1, linesA: 1, lineB: 1, linesB: 1, wordsA: [{ from: 2, to: 3 }], wordsB: [{ from: 2, to: 3 }] }]],
    ['one two', 'two three', [{ lineA: 0, linesA: 1, lineB: 0, linesB: 1, wordsA: [{ from: 0, to: 4 }], wordsB: [{ from: 3, to: 9 }] }]],
  ])('finds the change from %j to %j', (original, changed, chunks) => {
    expect(run(original, changed).chunks).toEqual(chunks);
  });

  const lines = fc.array(fc.constantFrom('a', 'b', 'c d', 'c e', '', ' a'), { maxLength: 12 }).map((all) => all.join('\n'));

  test('the patch turns the original into the changed text', () => {
    fc.assert(
      fc.property(lines, lines, (original, changed) => {
        const { patch } = run(original, changed);
        expect(patch === '' ? original : applyPatch(original, `${patch}\n`)).toBe(changed);
      }),
    );
  });

  test('texts outside chunks, and outside changed words within them, are equal', () => {
    fc.assert(
      fc.property(lines, lines, (original, changed) => {
        const { chunks } = run(original, changed);
        const restA = linesOutside(
          original,
          chunks.map(({ lineA, linesA }) => [lineA, linesA]),
        );
        const restB = linesOutside(
          changed,
          chunks.map(({ lineB, linesB }) => [lineB, linesB]),
        );
        expect(restA.join('')).toBe(restB.join(''));
      }),
    );
  });
});

describe('compareLines', () => {
  test('shows a single change between the common start and end when time runs out', () => {
    const [start, end] = [numbered(10, 's'), 'e1\ne2\ne3\ne4'];
    const original = start + numbered(2000, 'a') + end;
    const changed = start + numbered(1000, 'b') + end;
    const { hunks, isCoarse } = compareLines(original, changed, exactly, 1);
    expect(isCoarse).toBe(true);
    expect(hunks).toMatchObject([{ oldStart: 8, oldLines: 2006, newStart: 8, newLines: 1006 }]);
    expect(applyPatch(original, { oldFileName: '', newFileName: '', oldHeader: '', newHeader: '', hunks: [...hunks] })).toBe(changed);
  });

  test('compares 100,000 lines with every hundredth changed', () => {
    const changed = numbered(100_000, 'line ').replaceAll(/^line (\d+)50$/gm, 'other $1');
    const { hunks, isCoarse } = compareLines(numbered(100_000, 'line '), changed, exactly, 30_000);
    expect(isCoarse).toBe(false);
    expect(hunks.length).toBeGreaterThan(900);
  });
});
