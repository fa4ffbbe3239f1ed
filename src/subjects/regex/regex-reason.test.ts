import { RegExpValidator } from '@eslint-community/regexpp';
import { describe, expect, test } from 'vitest';
import { mergeMessages } from '../../../scripts/vite/messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import shared from './messages/en.json' with { type: 'json' };
import { regexReason } from './regex-reason.ts';

function errorOf(compile: () => unknown): Error {
  try {
    compile();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('was compiled');
}

describe('regexReason', () => {
  // Node has the engine of Chromium, V8.
  test.each([
    ['(abc', 'u', 'unterminatedGroup', 'Unterminated group'],
    ['abc)', 'u', 'unmatchedParenthesis', "Unmatched ')'"],
    ['a**', 'u', 'nothingToRepeat', 'Nothing to repeat'],
    ['[a/u: b', 'u', 'unterminatedClass', 'Unterminated character class'],
    ['[b-a]', 'u', 'rangeOutOfOrder', 'Range out of order in character class'],
    ['a{2,1}', 'u', 'numbersOutOfOrder', 'Numbers out of order in {} quantifier'],
    ['a\\', '', 'trailingBackslash', '\\ at end of pattern'],
    ['\\-', 'u', 'invalidEscape', 'Invalid escape'],
    ['(?a)', 'u', 'invalidGroup', 'Invalid group'],
    ['a]', 'u', 'loneBrackets', 'Lone quantifier brackets'],
    ['[\\w-a]', 'u', undefined, 'Invalid character class'],
  ])('knows what the browser and the parser say of /%s/%s', (pattern, flags, fault, reason) => {
    const byBrowser = errorOf(() => new RegExp(pattern, flags));
    const byParser = errorOf(() => new RegExpValidator().validatePattern(pattern, 0, pattern.length, { unicode: flags === 'u' }));
    expect(regexReason(byBrowser, pattern)).toEqual({ fault, reason });
    expect(regexReason(byParser, pattern)).toEqual({ fault, reason });
    expect(fault === undefined || fault in shared.reasons).toBe(true);
  });

  test.each(Object.keys(shared.reasons))('is quoted by a sentence: %s', (fault) => {
    const t = createTranslator('en', mergeMessages(shared, { errors: { wrong: 'Position {{position}}: $t(reasons.{{fault}}).' } }));
    expect(t('errors.wrong', { position: 3, fault })).toBe(`Position 3: ${shared.reasons[fault as keyof typeof shared.reasons]}.`); // one of its keys
  });

  test('leaves the words of another browser, here of Firefox, as they are', () => {
    expect(regexReason(new SyntaxError('unterminated parenthetical'), '(')).toEqual({
      fault: undefined,
      reason: 'unterminated parenthetical',
    });
  });
});
