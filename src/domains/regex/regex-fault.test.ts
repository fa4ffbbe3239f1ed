import { RegExpValidator } from '@eslint-community/regexpp';
import { describe, expect, test, vi } from 'vitest';
import { errorOf, expectOwnSentence, matchesText, sourceTexts, unknownTexts } from '#test/support/library-texts.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import english from './messages/en.json' with { type: 'json' };
import { REGEX_REASONS, regexFault } from './regex-fault.ts';

/** Every error text of the parser, with a pattern that causes it, our error code, and the position. */
const EXAMPLES: readonly (readonly [text: string, pattern: string, flags: string, fault: string, position: number])[] = [
  ['Unterminated group', '(abc', 'u', 'unterminatedGroup', 5],
  ["Unmatched ')'", 'abc)', 'u', 'unmatchedParenthesis', 4],
  ['Nothing to repeat', 'a**', 'u', 'nothingToRepeat', 4],
  ['Unterminated character class', '[a/u: b', 'u', 'unterminatedClass', 8],
  ['Range out of order in character class', '[b-a]', 'u', 'rangeOutOfOrder', 5],
  ['numbers out of order in {} quantifier', 'a{2,1}', 'u', 'numbersOutOfOrder', 7],
  ['Incomplete quantifier', 'a{2', 'u', 'incompleteQuantifier', 4],
  ['\\ at end of pattern', 'a\\', '', 'trailingBackslash', 2],
  ['Invalid escape', '\\-', 'u', 'invalidEscape', 2],
  ['Invalid unicode escape', '(?<\\u>a)', 'u', 'invalidEscape', 6],
  ['Invalid group', '(?a)', 'u', 'invalidGroup', 2],
  ['Invalid empty flags', '(?-:a)', 'u', 'invalidModifiers', 4],
  ["Duplicated flag '…'", '(?ii:a)', 'u', 'invalidModifiers', 3],
  ['Lone quantifier brackets', 'a]', 'u', 'loneBrackets', 2],
  ['Invalid capture group name', '(?<1>a)', 'u', 'invalidGroupName', 4],
  ['Duplicate capture group name', '(?<a>b)(?<a>c)', 'u', 'repeatedGroupName', 13],
  ['Invalid named capture referenced', '(?<a>b)\\k<c>', 'u', 'unknownGroupName', 13],
  ['Invalid named reference', '\\k', 'u', 'unknownGroupName', 3],
  ['Invalid property name', '\\p{x}', 'u', 'invalidProperty', 5],
  ['Invalid character class', '[\\w-a]', 'u', 'classAsRangeEnd', 6],
  ['Invalid character in character class', '[(]', 'v', 'characterInClass', 2],
  ['Invalid set operation in character class', '[&&a]', 'v', 'setOperation', 2],
  ['Negated character class may contain strings', '[^\\q{ab}]', 'v', 'stringsInNegatedClass', 10],
  ['Unterminated class string disjunction', '[\\q{ab]', 'v', 'unterminatedStrings', 7],
];

/** Errors about the slashes and flags of a literal, and about a character at which no pattern can end. */
const LEFT_OUT = ['Empty', 'Unterminated …', 'Invalid regular expression flags', "Invalid flag '…'", "Unexpected character '…'"];

const t = toolTexts('regex-tester', 'en');

describe('regexFault', () => {
  test('covers all messages of the parser', () => {
    const texts = sourceTexts('node_modules/@eslint-community/regexpp/index.mjs', /raise\((?<quote>["`])(?<text>.+?)\k<quote>/g);
    const known = [...EXAMPLES.map(([text]) => text), ...LEFT_OUT];
    expect(unknownTexts([...texts, 'A new text'], known)).toEqual(['A new text']);
    expect(unknownTexts(known, texts)).toEqual([]);
    expect(new Set(Object.keys(english.reasons))).toEqual(new Set([...REGEX_REASONS.map(([code]) => code), 'unreadable']));
  });

  test.each(EXAMPLES)('has our own message for %s', (text, pattern, flags, fault, position) => {
    const modes = { unicode: flags === 'u', unicodeSets: flags === 'v' };
    const { message } = errorOf(() => new RegExpValidator().validatePattern(pattern, 0, pattern.length, modes));
    const reason = message.slice(message.lastIndexOf(': ') + 2);
    expect(matchesText(reason, text)).toBe(true);
    expect(regexFault(pattern, flags)).toEqual({ at: position - 1, values: { position, fault } });
    const sentence = t('errors.invalidPattern', { position, fault });
    expectOwnSentence(sentence, reason);
    // Node uses V8, like Chromium. The last message is from Firefox.
    expectOwnSentence(sentence, errorOf(() => new RegExp(pattern, flags)).message);
    expectOwnSentence(sentence, 'unterminated parenthetical');
  });

  test('has a general message for a new parser message and for a browser error', () => {
    expect(regexFault('a', 'u')).toBeUndefined();
    expect(t('errors.refusedByBrowser')).toBe('This browser cannot use this expression. Simplify it, or update the browser.');
    const parser = vi.spyOn(RegExpValidator.prototype, 'validatePattern').mockImplementation(() => {
      throw Object.assign(
        errorOf(() => new RegExpValidator().validateLiteral('/(/')),
        { message: 'A new text', index: 2 },
      );
    });
    const found = regexFault('abc', 'u');
    parser.mockRestore();
    expect(found).toEqual({ at: 2, values: { position: 3, fault: 'unreadable' } });
    expect(t('errors.invalidPattern', { position: 3, fault: 'unreadable' })).toBe('Position 3: this expression cannot be read here.');
  });
});
