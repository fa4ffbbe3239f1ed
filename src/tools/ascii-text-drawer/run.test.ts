import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import figlet from 'figlet';
import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import type { DataContext } from '#core/context.ts';
import { fail } from '#core/result.ts';
import { makeDataFile } from '../../../scripts/vite/make-data-file.ts';
import { runs } from '#test/support/runs.ts';
import { asComment } from './comment-style.ts';
import { declaration } from './declare.ts';
import { fontNames } from './font-names.ts';
import { packOfFont } from './font-packs.ts';
import { fontBeside, knownFont, otherFont } from './fonts.ts';
import { run } from './run.ts';

const context = { loadData: makeDataFile } as unknown as DataContext; // the operations use nothing else

const initial = initialValues(declaration.options);

interface Drawing {
  readonly art: string;
  readonly missing: readonly string[];
}

async function draw(text: string, options: Partial<ValuesOf<typeof declaration.options>> = {}): Promise<Drawing> {
  const result = await run.draw({ text, ...initial, ...options }, context);
  if (!result.ok) throw new Error(result.error.code);
  return result.value ?? { art: '', missing: [] };
}

const widest = ({ art }: Drawing): number => Math.max(...art.split('\n').map((line) => line.length));

describe('draw', () => {
  // figlet 1.12.0; the third result is also the ASCII code of x.
  test.each([
    ['Hi', {}, ['  _   _ _', ' | | | (_)', ' | |_| | |', ' |  _  | |', ' |_| |_|_|']],
    ['A\nB', { font: 'Small' }, ['    _', '   /_\\', '  / _ \\', ' /_/_\\_\\', ' | _ )', ' | _ \\', ' |___/']],
    ['x', { font: 'Binary' }, ['01111000']],
    ['Hi', { font: 'no such font' }, ['  _   _ _', ' | | | (_)', ' | |_| | |', ' |  _  | |', ' |_| |_|_|']],
    ['', {}, ['']],
    ['你', {}, ['']],
    ['你', { commentStyle: 'block' }, ['']],
  ] as const)('draws %j with %o', async (text, options, lines) => {
    expect((await draw(text, options)).art).toBe(lines.join('\n'));
  });

  test('lists each character missing from the font once and omits it', async () => {
    const { art, missing } = await draw('H你i好你🙂', {});
    expect(missing).toEqual(['你', '好', '🙂']);
    expect(art).toBe((await draw('Hi')).art);
  });

  test.each([
    ['o\u0308', '\u00f6'],
    ['“A’s” – B…', '"A\'s" - B...'],
    ['\uff21\uff22', 'AB'],
  ])('draws %j like %j', async (text, same) => {
    expect(await draw(text)).toEqual(await draw(same));
  });

  test.each(['a\n\nb', 'a\n \nb'])('keeps the blank line in %j', async (text) => {
    const [one, other] = [await draw('a'), await draw('b')];
    expect((await draw(text)).art).toBe(`${one.art}\n\n${other.art}`);
  });

  test('wraps lines at spaces to fit the width, except for 0', async () => {
    expect(widest(await draw('one two three four', { width: 40 }))).toBeLessThanOrEqual(40);
    expect(widest(await draw('one two three four', { width: 0 }))).toBeGreaterThan(80);
    expect(await draw('one three', { width: 30 })).toEqual(await draw('one\nthree', { width: 30 }));
  });

  test('accepts up to 5,000 characters', async () => {
    expect(widest(await draw('a'.repeat(1000).padEnd(5000)))).toBeLessThanOrEqual(80);
    const tooLong = fail('tooLong', { field: 'text' });
    const text = ' '.repeat(5001);
    expect(await run.draw({ text, ...initial }, context)).toEqual(tooLong);
    expect(await run.drawList({ text, ...initial, fonts: 'Small' }, context)).toEqual(tooLong);
  });

  test('treats all line breaks alike, and a tab as a space', async () => {
    const expected = await draw('a\nb c');
    expect(await draw('a\r\nb\tc')).toEqual(expected);
    expect(await draw('a\rb c')).toEqual(expected);
  });

  test('spaces letters according to the layout', async () => {
    const widths = await Promise.all(
      (['full', 'fitted', 'universal'] as const).map(async (horizontalLayout) => widest(await draw('WA', { horizontalLayout }))),
    );
    expect(widths).toEqual(widths.toSorted((one, other) => other - one));
    expect(new Set(widths).size).toBe(3);
  });

  test('fails if the font file cannot be loaded', async () => {
    Reflect.deleteProperty(figlet.figFonts, 'Slant'); // the library keeps the fonts that other tests have loaded
    const offline = { loadData: () => Promise.reject(new Error('offline')) } as unknown as DataContext;
    expect(await run.draw({ text: 'a', ...initial, font: 'Slant' }, offline)).toEqual({
      ok: false,
      error: { code: 'fontNotLoaded', field: 'font' },
    });
  });

  test('draws any text in any font without trailing spaces and empty lines at the end', async () => {
    const text = fc.string({ unit: fc.constantFrom(...'aW0! é\n你'), maxLength: 12 });
    const options = fc.record({
      font: fc.constantFrom(...fontNames),
      width: fc.integer({ min: 0, max: 120 }),
      horizontalLayout: fc.constantFrom(...declaration.options.horizontalLayout.values),
      verticalLayout: fc.constantFrom(...declaration.options.verticalLayout.values),
    });
    await fc.assert(
      fc.asyncProperty(text, options, async (written, wanted) => {
        const drawn = (await draw(written, wanted)).art;
        expect(drawn).not.toMatch(/ (\n|$)/);
        expect(drawn).not.toMatch(/\n$/);
      }),
      { numRuns: runs(150) },
    );
  });
});

describe('drawList', () => {
  test('draws the text in each listed font', async () => {
    const result = await run.drawList({ text: 'Hi', ...initial, fonts: 'Small\nBinary' }, context);
    expect(result).toEqual({
      ok: true,
      value: {
        allFonts: [
          { label: 'Small', value: (await draw('Hi', { font: 'Small' })).art },
          { label: 'Binary', value: (await draw('Hi', { font: 'Binary' })).art },
        ],
      },
    });
  });
});

describe('asComment', () => {
  test.each([
    ['none', ['a', '', "b'c"]],
    ['slashes', ['// a', '//', "// b'c"]],
    ['hash', ['# a', '#', "# b'c"]],
    ['dashes', ['-- a', '--', "-- b'c"]],
    ['semicolon', ['; a', ';', "; b'c"]],
    ['block', ['/*', 'a', '', "b'c", '*/']],
    ['html', ['<!--', 'a', '', "b'c", '-->']],
    ['docstring', ['"""', 'a', '', "b'c", '"""']],
    ['echo', ["echo 'a'", "echo ''", "echo 'b'\\''c'"]],
  ] as const)('of style %s writes %j', (style, lines) => {
    expect(asComment(['a', '', "b'c"], style)).toEqual(lines);
  });
});

test.each([
  ['block', 'a*/b', 'a* /b'],
  ['html', 'a-->b', 'a-- >b'],
  ['docstring', 'a"""b', 'a"" "b'],
] as const)('a comment of style %s escapes its end marker in %j', (style, line, written) => {
  expect(asComment([line], style)[1]).toBe(written);
});

describe('the fonts', () => {
  test('are the 332 of the package, without duplicates', () => {
    const files = readdirSync('node_modules/figlet/fonts').map((file) => file.replace(/\.flf$/, ''));
    expect(fontNames).toHaveLength(332);
    expect(fontNames.toSorted()).toEqual(files.toSorted());
  });

  test('are stored in few small packs', async () => {
    const packs = Map.groupBy(fontNames, (font) => packOfFont.get(font));
    expect(packs.size).toBeLessThan(20);
    for (const pack of packs.keys()) {
      const { length: weight } = gzipSync(await makeDataFile(`figlet-fonts/${pack}`), { level: 9 });
      expect(weight).toBeLessThan(pack === 'common' ? 15_000 : 90_000);
    }
  });

  test('wrap around at the ends', () => {
    const first = fontNames[0] ?? '';
    const last = fontNames.at(-1) ?? '';
    expect([fontBeside(last, 1), fontBeside(first, -1), fontBeside(first, 1)]).toEqual([first, last, fontNames[1]]);
  });

  test.each(['ANSI Shadow', 'ansi shadow', 'ansi_shadow', 'ANSI Shadow.flf'])('are recognized as %s', (name) => {
    expect(knownFont(name)).toBe('ANSI Shadow');
  });

  test('fall back to the default for an unknown name', () => expect(knownFont('__proto__')).toBe('Standard'));

  test('are selected at random, except for the current one', () => {
    const selected = fontNames
      .slice(1)
      .map((_, index) => otherFont('Standard', { randomBytes: () => Uint8Array.from([0, 0, index >> 8, index & 255]) }));
    expect(selected.toSorted()).toEqual(fontNames.filter((name) => name !== 'Standard').toSorted());
  });
});
