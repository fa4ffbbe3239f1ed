import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawRailroad } from './draw-railroad.ts';
import type { Drawing, DrawingLabel } from './drawing.ts';
import { off } from './expression-arbitraries.ts';
import type { Flags } from './flags.ts';
import recorded from './logic/railroad-diagrams.fixture.json' with { type: 'json' };
import { diagram } from './run.ts';

const texts = {
  title: 'Diagram',
  label: ({ word, values }: DrawingLabel) => [word, ...Object.values(values ?? {})].join(' '),
  times: (min: number, max: number | null) => `${min}…${max ?? ''}`,
  asFewAsPossible: 'lazy',
  timesAsFewAsPossible: (times: string) => `${times}, lazy`,
};

function drawingOf(pattern: string, flags: Partial<Flags> = {}): Drawing {
  const result = diagram({ pattern, ...off, ...flags });
  if (!result.ok || result.value === null) throw new Error(`no diagram: ${JSON.stringify(result)}`);
  return result.value;
}

/** The texts of a diagram in drawing order. */
const textsIn = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) =>
    text.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
  );
const drawn = (pattern: string, flags: Partial<Flags> = {}) => textsIn(drawRailroad(drawingOf(pattern, flags), texts));

const straightStart = (svg: string) => svg.indexOf('<rect') - svg.indexOf('<path');

const digestOf = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 16);

describe('diagram', () => {
  test.each<[string, Partial<Flags>, string[]]>([
    ['abc', {}, ['abc']],
    ['a\\.\\n b', {}, ['a.\\n␣b']],
    ['😀', {}, ['😀']],
    ['a|bc', {}, ['a', 'bc']],
    ['\\d\\D\\w\\W\\s\\S', {}, ['digit', 'notDigit', 'wordCharacter', 'notWordCharacter', 'space', 'notSpace']],
    ['.', {}, ['anyButLineBreak']],
    ['.', { dotAll: true }, ['anyCharacter']],
    ['(?s:.).', {}, ['anyCharacter', 'modifiers s', 'anyButLineBreak']],
    ['[a-z_\\d]', {}, ['oneOf a–z _ \\d']],
    ['[^*`<&]', {}, ['noneOf * ` < &']],
    ['[^]', {}, ['anyCharacter']],
    ['[]', {}, ['noCharacter']],
    ['[\\w--\\d]', { unicodeSets: true }, ['oneOf [\\w--\\d]']],
    ['^$', {}, ['startOfText', 'endOfText']],
    ['^$', { multiline: true }, ['startOfLine', 'endOfLine']],
    ['\\b\\B', {}, ['wordBoundary', 'notWordBoundary']],
    ['(a)(?<n>b)\\1\\k<n>', {}, ['a', 'group 1', 'b', 'namedGroup 2 n', 'sameAs 1', 'sameAs n']],
    ['((a)(b))', {}, ['a', 'group 2', 'b', 'group 3', 'group 1']],
    ['(?=a)(?!a)(?<=a)(?<!a)', {}, ['a', 'followedBy', 'a', 'notFollowedBy', 'a', 'precededBy', 'a', 'notPrecededBy']],
    ['a*b+c?', {}, ['a', 'b', 'c']],
    ['a{2}b{3,}c{4,5}d{0,6}', {}, ['a', '2…2', 'b', '3…', 'c', '4…5', 'd', '0…6']],
    ['a*?b{2,3}?c??', {}, ['a', 'lazy', 'b', '2…3, lazy', 'c']],
  ])('draws /%s/ with %j', (pattern, flags, expected) => {
    expect(drawn(pattern, flags)).toEqual(expected);
  });

  test('draws the preferred path straight', () => {
    expect(straightStart(drawRailroad(drawingOf('a?'), texts))).not.toBe(straightStart(drawRailroad(drawingOf('a??'), texts)));
  });

  test.each(['('.repeat(60) + ')'.repeat(60), '(a)'.repeat(900), '('.repeat(4000) + ')'.repeat(4000)])('refuses to draw %#', (pattern) => {
    expect(diagram({ pattern, ...off })).toEqual({ ok: false, error: { code: 'tooLargeToDraw' } });
  });

  test('returns nothing without an expression', () => {
    expect(diagram({ pattern: '', ...off })).toEqual({ ok: true, value: null });
  });

  test('draws the recorded diagrams of railroad-diagrams', () => {
    const diagrams = recorded.diagrams as [string, string][]; // pairs
    expect(diagrams.map(([pattern]) => [pattern, digestOf(drawRailroad(drawingOf(pattern), texts))])).toEqual(diagrams);
    expect(diagrams.length).toBeGreaterThanOrEqual(200);
  });

  test('escapes all translated texts', () => {
    const drawing: Drawing = { kind: 'box', label: { word: 'followedBy' }, part: { kind: 'set', label: { word: 'digit' } } };
    const svg = drawRailroad(drawing, { ...texts, title: 'a "b" & c', label: ({ word }) => `<b>${word}&amp;` });
    expect(textsIn(svg)).toEqual(['<b>digit&amp;', '<b>followedBy&amp;']);
    expect(svg).toContain('aria-label="a &quot;b&quot; &amp; c"');
  });

  test('writes well-formed SVG for any expression', () => {
    const unit = fc.constantFrom(
      'a',
      '<',
      '&',
      '"',
      '>',
      ']]>',
      '`',
      '\u0000',
      '\u202E',
      '\ud800',
      '|',
      '(?<é>x)',
      '[<"&]',
      '(',
      ')',
      '*',
      '\\b',
    );
    fc.assert(
      fc.property(
        fc.array(unit, { maxLength: 8 }).map((units) => units.join('')),
        (pattern) => {
          const result = diagram({ pattern, ...off });
          if (!result.ok || result.value === null) return;
          const svg = drawRailroad(result.value, texts);
          // Every opened tag is closed, nothing else looks like a tag, and no text contains characters that XML 1.0 forbids (section 2.2).
          expect(svg.replaceAll(/<(\/?)(svg|g|path|rect|text)( [a-zA-Z:-]+="[^"<]*")*\/?>/g, '')).not.toMatch(/[<]|&(?!#\d+;)/);
          expect(svg).not.toMatch(/[\u0000-\u0008\u202e]|[\ud800-\udfff]/u); // eslint-disable-line no-control-regex
          expect(svg).not.toContain('NaN');
        },
      ),
    );
  });
});
