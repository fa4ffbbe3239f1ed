import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repeatableBytes } from '#test/support/repeatable-bytes.ts';
import { all, flags, pattern } from './expression-arbitraries.ts';
import { match, sample } from './run.ts';

const context = { randomBytes: repeatableBytes() };

describe('sample', () => {
  test.each([
    ['(?<year>\\d{4})-(?<month>\\d{2})', all, /^\d{4}-\d{2}$/],
    ['a{3}', all, /^aaa$/],
    ['a{2,}', all, /^a{2,5}$/],
    ['(a|b)\\1', all, /^(aa|bb)$/],
    ['foo(?=bar)', all, /^foobar$/],
    ['(?<=\\$)\\d', all, /^\$\d$/],
    ['^(?=.*\\d)(?=.*[a-z])[a-z\\d]{8}$', all, /^(?=.*\d)(?=.*[a-z]).{8}$/],
    ['^$', all, /^$/],
    ['[\\q{abc|de}]', { ...all, unicodeSets: true }, /^(abc|de)$/],
    ['[\\q{€uro}]', { ...all, unicodeSets: true }, /^€uro$/],
    ['\\p{RGI_Emoji_Flag_Sequence}', { ...all, unicodeSets: true }, /^\p{RI}{2}$/u],
    ['\\p{Script=Gothic}', { ...all, unicode: true }, /^\p{Script=Gothic}$/u],
    ['[\\ud800]', all, /^\ud800$/],
    ['(?i:é)\\u0001', all, /^é\u0001$/], // eslint-disable-line no-control-regex
  ])('generates a text for /%s/', (source, wanted, form) => {
    const result = sample({ pattern: source, ...wanted }, context);
    expect(result.ok && result.value).toMatch(form);
  });

  test.each(['[^\\s\\S]', 'a\\bb', '(?!)', 'a(?<!a)b', 'x{200000}'])('reports that it cannot generate a text for /%s/', (source) => {
    expect(sample({ pattern: source, ...all }, context)).toEqual({ ok: false, error: { code: 'noSample' } });
  });

  test('generates printable ASCII if the class allows it', () => {
    const result = sample({ pattern: '[^a]{400}', ...all }, context);
    expect(result.ok && result.value).toMatch(/^[ -~]{400}$/);
  });

  test('generates every alternative', () => {
    const generated = new Set(
      Array.from({ length: 200 }, () => sample({ pattern: 'a|b|c', ...all }, context)).map((result) => result.ok && result.value),
    );
    expect(generated).toEqual(new Set(['a', 'b', 'c']));
  });

  test('generates a text that its own expression matches', () => {
    fc.assert(
      fc.property(pattern, flags, (source, wanted) => {
        const result = sample({ pattern: source, ...wanted }, context);
        if (!result.ok || source === '') return;
        const found = match({ pattern: source, text: `${result.value}`, ...wanted });
        expect(result.value === '' || (found.ok && (found.value?.matches.count ?? 0) > 0)).toBe(true);
      }),
    );
  });
});
