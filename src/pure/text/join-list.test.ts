import { expect, test } from 'vitest';
import { joinList, joinSentences } from './join-list.ts';

// Chinese: GB/T 15834-2011, 4.5 (the enumeration comma); others: a comma and a space.
test.each([
  ['en', 'read, write'],
  ['de', 'read, write'],
  ['zh', 'read、write'],
])('a list in %s is %s', (language, joined) => expect(joinList(['read', 'write'], language)).toBe(joined));

test('a list of one item is that item, in any language', () => {
  expect(joinList(['read'], 'zh')).toBe('read');
  expect(joinList([], 'en')).toBe('');
});

test('sentences are joined with a space except in Chinese', () => {
  expect(joinSentences(['One.', 'Two.'], 'vi')).toBe('One. Two.');
  expect(joinSentences(['一。', '二。'], 'zh')).toBe('一。二。');
});
