import { expect, test } from 'vitest';
import { brokenRuleMessage } from './validation-rule.ts';

const tooShort = { validator: (text: string) => text.length > 10, message: 'Length must be > 10' };
const noDigit = { validator: (text: string) => /\d/.test(text), message: 'Needs a digit' };

test('says nothing when every rule passes', () => expect(brokenRuleMessage('12345678901', [tooShort, noDigit])).toBeUndefined());

test('gives the message of a broken rule', () => expect(brokenRuleMessage('1234567890', [tooShort, noDigit])).toBe('Length must be > 10'));

test('gives the message of the last of several broken rules', () => {
  expect(brokenRuleMessage('a', [tooShort, noDigit])).toBe('Needs a digit');
  expect(brokenRuleMessage('a', [noDigit, tooShort])).toBe('Length must be > 10');
});

test('asks every rule, also after a broken one', () => {
  const asked: string[] = [];
  const asking = (name: string) => ({ validator: () => (asked.push(name), false), message: name });
  brokenRuleMessage('', [asking('first'), asking('second')]);
  expect(asked.toSorted()).toEqual(['first', 'second']);
});

test.each([undefined, null, '', true] as const)('lets a text pass when the validator gives %j', (given) => {
  expect(brokenRuleMessage('a', [{ validator: () => given, message: 'no' }])).toBeUndefined();
});

test('holds a rule that throws for broken', () => {
  const throwing = { validator: (text: string): boolean => JSON.parse(text), message: 'Not JSON' };
  expect(brokenRuleMessage('{', [throwing])).toBe('Not JSON');
});

test('puts the error message into {0}, as it is', () => {
  const rule = { validator: () => false, message: 'Wrong: {0}', getErrorMessage: (text: string) => `“${text}” $&` };
  expect(brokenRuleMessage('x', [rule])).toBe('Wrong: “x” $&');
});
