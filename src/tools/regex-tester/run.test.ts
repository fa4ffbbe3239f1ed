import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repeatableBytes } from '#test/support/repeatable-bytes.ts';
import { all, flags, off, pattern, subject } from './expression-arbitraries.ts';
import type { Flags } from './flags.ts';
import { diagram, match, replace, sample } from './run.ts';
import { groupsAt, type MatchList, matchAt, textAt } from './match-list.ts';

const context = { randomBytes: repeatableBytes() };

function matchesOf(source: string, text: string, wanted: Flags = all): MatchList {
  const result = match({ pattern: source, text, ...wanted });
  if (!result.ok || result.value === null) throw new Error(`no matches: ${JSON.stringify(result)}`);
  return result.value.matches;
}

const shown = (list: MatchList) =>
  Array.from({ length: list.count }, (_, index) => {
    const { start, end } = matchAt(list, index);
    return `${start}-${end}`;
  });

const groupsShown = (list: MatchList, index: number) =>
  groupsAt(list, index).map(({ number, name, span }) => [number, name, span && textAt(list, span), span && `${span.start}-${span.end}`]);

describe('match', () => {
  // Examples from the specification, checked with V8. The first is issue #1388 of the original it-tools.
  test('keeps the number of a group that did not participate', () => {
    const list = matchesOf(String.raw`\s([^\s\[]+)(?:\[(\d+)\])?:\s`, 'Nov 11 21:03:26 abc2 def.sh[1]: \nNov 11 21:03:26 abc2 def.sh: ');
    expect(list.count).toBe(2);
    expect(shown(list)[0]).toBe('20-32');
    expect(groupsShown(list, 0)).toEqual([
      [1, null, 'def.sh', '21-27'],
      [2, null, '1', '28-29'],
    ]);
    expect(groupsShown(list, 1)[1]).toEqual([2, null, null, null]);
    expect([...list.lines]).toEqual([1, 2]);
  });

  // ECMA-262, section 22.2.9.2.1: after an empty match lastIndex advances by one character.
  test.each([
    ['a*', 'baa', all, ['0-0', '1-3', '3-3']],
    ['', '', all, []],
    ['x*', '😀', all, ['0-0', '1-1', '2-2']],
    ['x*', '😀', { ...all, unicode: true }, ['0-0', '2-2']],
    ['x*', '😀', { ...all, unicodeSets: true }, ['0-0', '2-2']],
    ['a', 'aab', off, ['0-1']],
    ['a', 'aabaa', { ...off, sticky: true }, ['0-1', '1-2']],
    ['b', 'aab', { ...all, sticky: true }, []],
    ['^.', 'a\nb', { ...all, multiline: true }, ['0-1', '2-3']],
    ['a.b', 'a\nb', { ...all, dotAll: true }, ['0-3']],
    ['[\\w-.]', 'a', all, ['0-1']], // an error with the u flag, which the original tool always set
  ])('finds /%s/ in %j with %j', (source, text, wanted, spans) => {
    const result = match({ pattern: source, text, ...wanted });
    expect(result.ok && (result.value ? shown(result.value.matches) : [])).toEqual(spans);
  });

  test('counts lines that end with \\n, \\r\\n and \\r', () => {
    expect([...matchesOf('x', 'x\nx\r\nx\rx').lines]).toEqual([1, 2, 3, 4]);
  });

  test('names groups, including two with the same name in different alternatives', () => {
    expect(groupsShown(matchesOf('(?<y>\\d)-(?<m>a)|(?<m>b)', '1-a b'), 1)).toEqual([
      [1, 'y', null, null],
      [2, 'm', null, null],
      [3, 'm', 'b', '4-5'],
    ]);
  });

  test.each([
    ['', 'text'],
    ['a', ''],
  ])('returns nothing for the expression %j on the text %j', (source, text) => {
    expect(match({ pattern: source, text, ...all })).toEqual({ ok: true, value: null });
  });

  // Reasons as in V8 11. Positions start at 1, as everywhere on the site.
  test.each([
    ['(abc', off, 4, 'unterminatedGroup'],
    ['a**', off, 2 + 1, 'nothingToRepeat'],
    ['\\', off, 0, 'trailingBackslash'],
    ['[b-a]', off, 4, 'rangeOutOfOrder'],
    ['/[)', off, 3, 'unterminatedClass'],
    ['a{2,1}', off, 6, 'numbersOutOfOrder'],
    ['a)', off, 1, 'unmatchedParenthesis'],
    ['[\\w-.]', { ...off, unicode: true }, 5, 'classAsRangeEnd'],
  ] as const)('reports the position and reason of the error in /%s/', (source, wanted, at, fault) => {
    expect(match({ pattern: source, text: 'x', ...wanted })).toEqual({
      ok: false,
      error: { code: 'invalidPattern', field: 'pattern', at, values: { position: at + 1, fault } },
    });
  });

  test('reports a stack overflow of the engine', () => {
    const result = match({ pattern: '(a|b)*c', text: 'ab'.repeat(10_000_000), ...all });
    expect(result).toEqual({ ok: false, error: { code: 'outOfMemory', field: 'pattern' } });
  });

  test('matches with a pattern that is too deep for the parser, without group names', () => {
    const deep = `${'('.repeat(4000)}a${')'.repeat(4000)}`;
    const list = matchesOf(deep, 'ba');
    expect([list.count, list.groupNames.length, list.groupNames[0]]).toEqual([1, 4000, null]);
  });

  test('stops after a million matches and reports more', () => {
    const list = matchesOf('x', 'x'.repeat(1_000_001));
    expect([list.count, list.isCut, list.spans.length, list.lines.length]).toEqual([1_000_000, true, 2_000_000, 1_000_000]);
    expect(matchesOf('x', 'x'.repeat(1_000_000)).isCut).toBe(false);
  });

  test('lists fewer matches of an expression with many groups', () => {
    const list = matchesOf(`x${'(y)?'.repeat(99)}`, 'x'.repeat(170_000));
    expect([list.count, list.isCut]).toEqual([Math.floor(2 ** 24 / 100), true]);
  });

  test('matches String.prototype.matchAll', () => {
    fc.assert(
      fc.property(pattern, subject, flags, (source, text, wanted) => {
        const result = match({ pattern: source, text, ...wanted, global: true });
        if (!result.ok || result.value === null) return;
        const { matches } = result.value;
        const letters = `dg${wanted.ignoreCase ? 'i' : ''}${wanted.multiline ? 'm' : ''}${wanted.dotAll ? 's' : ''}${wanted.unicodeSets ? 'v' : wanted.unicode ? 'u' : ''}${wanted.sticky ? 'y' : ''}`;
        const expected = [...text.matchAll(new RegExp(source, letters))];
        expect(matches.count).toBe(expected.length);
        for (const [index, { indices = [] }] of expected.entries()) {
          const spans = [matchAt(matches, index), ...groupsAt(matches, index).map(({ span }) => span)];
          expect(spans.map((span) => span && [span.start, span.end])).toEqual(Array.from(indices, (span) => span ?? null));
        }
      }),
    );
  });

  test('writes the matches as JSON.stringify does', () => {
    fc.assert(
      fc.property(pattern, subject, (source, text) => {
        const result = match({ pattern: source, text, ...all });
        if (!result.ok || result.value === null) return;
        const { json, jsonCount, matches } = result.value;
        const expected = [...text.matchAll(new RegExp(source, 'dg'))].map((found) => ({
          match: found[0],
          start: found.index,
          end: found.index + found[0].length,
          groups: Array.from(found.slice(1), (value, index) => ({
            number: index + 1,
            name: matches.groupNames[index] ?? null,
            value: value ?? null,
            start: found.indices?.[index + 1]?.[0] ?? null,
            end: found.indices?.[index + 1]?.[1] ?? null,
          })),
        }));
        expect(jsonCount).toBe(expected.length);
        expect(json).toBe(JSON.stringify(expected, null, 2));
      }),
    );
  });
});

describe('replace', () => {
  test.each([
    ['(\\w+) (\\w+)', 'John Smith', '$2, $1', all, 'Smith, John'],
    ['(?<first>\\w+)', 'John', '<$<first>>', all, '<John>'],
    ['a', 'aa', '[$&$$]', off, '[a$]a'],
    ['x', 'abc', 'y', all, 'abc'],
    ['', 'abc', '-', all, ''],
    ['^', '', '-', all, ''],
  ])('replaces /%s/ in %j with %j', (source, text, replacement, wanted, expected) => {
    expect(replace({ pattern: source, text, replacement, ...wanted })).toEqual({ ok: true, value: expected });
  });

  test('refuses an oversized result', () => {
    const text = 'a'.repeat(10_000);
    expect(replace({ pattern: 'a', text, replacement: '$`$`', ...all })).toEqual({
      ok: false,
      error: { code: 'replacedTooLong', field: 'replacement' },
    });
    expect(replace({ pattern: 'a', text: 'a'.repeat(1_000_000), replacement: "$'", ...all })).toMatchObject({
      error: { code: 'replacedTooLong' },
    });
  });

  test('matches String.prototype.replace', () => {
    const template = fc
      .array(fc.constantFrom('x', '$1', '$&', '$$', '$<n>', '$`', "$'", '$9'), { maxLength: 4 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(pattern, subject, template, flags, (source, text, replacement, wanted) => {
        const result = replace({ pattern: source, text, replacement, ...wanted });
        if (!result.ok || source === '' || text === '') return;
        const letters = `${wanted.global ? 'g' : ''}${wanted.ignoreCase ? 'i' : ''}${wanted.multiline ? 'm' : ''}${wanted.dotAll ? 's' : ''}${wanted.unicodeSets ? 'v' : wanted.unicode ? 'u' : ''}${wanted.sticky ? 'y' : ''}`;
        expect(result.value).toBe(text.replace(new RegExp(source, letters), replacement));
      }),
    );
  });
});

describe('every operation', () => {
  test('never throws for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string(), pattern), fc.string(), flags, (source, text, wanted) => {
        expect(() => {
          match({ pattern: source, text, ...wanted });
          replace({ pattern: source, text, replacement: text, ...wanted });
          sample({ pattern: source, ...wanted }, context);
          diagram({ pattern: source, ...wanted });
        }).not.toThrow();
      }),
    );
  });
});
