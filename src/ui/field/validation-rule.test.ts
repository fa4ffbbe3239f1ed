import { expect, test } from 'vitest';
import { brokenRuleMessage } from './validation-rule.ts';

const tooShort = { validator: (text: string) => text.length > 10, message: 'Length must be > 10' };
const noDigit = { validator: (text: string) => /\d/.test(text), message: 'Needs a digit' };

test('returns nothing if every rule passes', () => expect(brokenRuleMessage('12345678901', [tooShort, noDigit])).toBeUndefined());

test('returns the message of a broken rule', () =>
  expect(brokenRuleMessage('1234567890', [tooShort, noDigit])).toBe('Length must be > 10'));

test('returns the message of the last broken rule', () => {
  expect(brokenRuleMessage('a', [tooShort, noDigit])).toBe('Needs a digit');
  expect(brokenRuleMessage('a', [noDigit, tooShort])).toBe('Length must be > 10');
});

test('checks every rule, even after a broken one', () => {
  const checked: string[] = [];
  const failing = (name: string) => ({ validator: () => (checked.push(name), false), message: name });
  brokenRuleMessage('', [failing('first'), failing('second')]);
  expect(checked.toSorted()).toEqual(['first', 'second']);
});

test.each([undefined, null, '', true] as const)('accepts a text if the validator returns %j', (given) => {
  expect(brokenRuleMessage('a', [{ validator: () => given, message: 'no' }])).toBeUndefined();
});

test('treats a rule that throws as broken', () => {
  const throwing = { validator: (text: string): boolean => JSON.parse(text), message: 'Not JSON' };
  expect(brokenRuleMessage('{', [throwing])).toBe('Not JSON');
});

test('inserts the error message for {0} unchanged', () => {
  const rule = { validator: () => false, message: 'Wrong: {0}', getErrorMessage: (text: string) => `“${text}” $&` };
  expect(brokenRuleMessage('x', [rule])).toBe('Wrong: “x” $&');
});
