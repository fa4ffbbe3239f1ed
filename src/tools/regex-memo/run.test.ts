import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '#core/languages.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import english from './messages/en.json' with { type: 'json' };
import { readyPatterns } from './ready-patterns.ts';
import { run } from './run.ts';
import { sections } from './sections.ts';
import { testerFields } from './tester-fields.ts';

const patternOf = (name: (typeof readyPatterns)[number]['name']): RegExp => {
  const { pattern = '', flags = '' } = readyPatterns.find((ready) => ready.name === name) ?? {};
  return new RegExp(pattern, flags);
};

describe('the preset patterns', () => {
  test.each([
    ['integer', ['0', '-12', '+7'], ['', '1.0', '1 2']],
    ['decimal', ['1', '1.', '.5', '-1.5e-10'], ['.', 'e5', '1,5']],
    ['isoDate', ['2026-11-21', '0001-01-31'], ['2026-13-01', '2026-1-1', '2026-11-32']],
    ['time', ['00:00', '23:59:59'], ['24:00', '9:30', '12:60']],
    // RFC 9562, appendix A, versions 1 and 7; the nil UUID of section 5.9 has no version.
    [
      'uuid',
      ['C232AB00-9414-11EC-B3C8-9F6BDECED846', '017f22e2-79b0-7cc3-98c4-dc0c0c07398f'],
      ['00000000-0000-0000-0000-000000000000', '017f22e279b07cc398c4dc0c0c07398f'],
    ],
    // geongeorge/i-hate-regex#82: an octet above 255 that ends with a valid octet.
    ['ipv4Address', ['8.8.8.8'], ['341.25.15.22', '4248.254.1.1', '972.52.4.12', '1255.34.22.58', '1.2.3.256', '1.2.3.4\n']],
    ['ipv4Address', ['0.0.0.0', '192.168.1.255'], ['256.1.1.1', '1.2.3', '1.2.3.4.', '1.2.3.4.5']],
    // CSS Color 4, section 5.2: 3, 4, 6 or 8 digits.
    ['hexColor', ['#fff', '#FFF8', '#18a058', '#18a058ff'], ['fff', '#ff', '#fffff', '#ggg']],
    ['slug', ['a', 'a-b-2'], ['-a', 'a--b', 'A', '']],
    // HTML Living Standard, section 4.10.5.1.5.
    ['email', ['a@b', "o'neil+x@example.org", '`@a.b'], ['a', 'a@', 'a@-b', 'a b@c', 'a@b..c']],
    ['macAddress', ['00-00-5E-00-53-01', '00:00:5e:00:53:01'], ['00005e005301', '00:00:5e:00:53']], // RFC 7042, section 2.1.2
  ] as const)('%s matches %j and not %j', (name, fitting, others) => {
    const pattern = patternOf(name);
    expect(fitting.filter((text) => !pattern.test(text))).toEqual([]);
    expect(others.filter((text) => pattern.test(text))).toEqual([]);
  });

  test.each([
    ['trailingBlanks', 'a \t\nb\n c', 'a\nb\n c'],
    ['blankLines', 'a\n\n \nb', 'a\nb'],
    ['repeatedWord', 'The the end', ' end'],
  ] as const)('%s is found in %j', (name, text, rest) => {
    expect(text.replaceAll(patternOf(name), '')).toBe(rest);
  });

  test('match any IPv4 address and UUID', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.uuid({ version: [1, 4, 7] }), (ip, uuid) => {
        expect([patternOf('ipv4Address').test(ip), patternOf('uuid').test(uuid)]).toEqual([true, true]);
      }),
    );
  });
});

describe('testerFields', () => {
  test('contains the pattern and every flag, on or off', () => {
    expect(testerFields('a+b&c', 'gm')).toBe(
      'pattern=a%2Bb%26c&global=true&ignoreCase=false&multiline=true&dotAll=false&unicode=false&unicodeSets=false&sticky=false',
    );
  });

  test('restores any pattern', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (any) => {
        const pattern = any.toWellFormed();
        expect(new URLSearchParams(testerFields(pattern, '')).get('pattern')).toBe(pattern);
      }),
    );
  });
});

describe('the sheet', () => {
  test('explains every syntax once', () => {
    const names = sections.flatMap(({ entries }) => entries.map(({ name }) => name as string));
    expect(names.toSorted()).toEqual(Object.keys(english.view.meanings).toSorted());
    expect(readyPatterns.map(({ name }) => name)).toEqual(Object.keys(english.view.patterns));
    expect(sections.map(({ name }) => name)).toEqual(Object.keys(english.view.sections));
  });

  const t = toolTexts('regex-memo', 'en');
  const find = (search: string, texts: Parameters<typeof presenters.search>[2] = { t, language: 'en' }) => {
    const result = run.search({ search });
    if (!result.ok) throw new Error('Nothing is refused.');
    const { syntax, patterns, notices } = presenters.search(result.value, {}, texts);
    return { syntax: syntax.map((row) => row.syntax), patterns: patterns.map(({ pattern }) => pattern), notices };
  };

  test.each([
    ['preceded', ['(?<=…) (?<!…)'], []],
    ['ready-made slug', [], ['^[a-z0-9]+(?:-[a-z0-9]+)*$']],
  ])('finds for %j the syntax %j and the patterns %j', (search, syntax, patterns) => {
    expect(find(search)).toEqual({ syntax, patterns, notices: [] });
  });

  test('reports that no entry contains all words', () => {
    expect(find('preceded uuid')).toEqual({ syntax: [], patterns: [], notices: [{ code: 'noMatch' }] });
  });

  test('searches in English, too', () => {
    const german = { t: toolTexts('regex-memo', 'de'), language: 'de' };
    expect(find('preceded', german).syntax).toEqual([]);
    expect(find('preceded', { ...german, english: t })).toEqual(find('preceded'));
    expect(find('ready-made slug', { ...german, english: t })).toEqual(find('ready-made slug'));
  });

  test.each(languages)('finds the examples of the search field in %s', (language) => {
    const texts = { t: toolTexts('regex-memo', language), language };
    const searches = [
      ...texts.t('fields.search.placeholder').replaceAll(/[⟦⟧]/g, '').split(/, |、/),
      declaration.inputs.search.sample ?? '',
    ];
    expect(searches.filter((search) => find(search, texts).syntax.length === 0)).toEqual([]);
  });

  // ECMA-262, section 22.2.1: checks the sheet's descriptions of the flag v and of modifiers in this engine.
  test.each([
    [String.raw`[\w--\d]`, 'v', 'a', '1'],
    [String.raw`[\w&&\d]`, 'v', '1', 'a'],
    [String.raw`^[\q{ab|c}]$`, 'v', 'ab', 'b'],
    [String.raw`^\p{RGI_Emoji}$`, 'v', '👨‍👩‍👧', 'a'],
    ['(?i:a)b', '', 'Ab', 'AB'],
    ['.', '', 'a', '\u2028'],
    [String.raw`\s`, '', '\u00a0', '\u200b'],
  ])('%s with the flags %j matches %j, not %j', (pattern, flags, fitting, other) => {
    expect([new RegExp(pattern, flags).test(fitting), new RegExp(pattern, flags).test(other)]).toEqual([true, false]);
  });
});
