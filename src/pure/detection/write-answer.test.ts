import { describe, expect, test } from 'vitest';
import type { DetectedAnswer } from '#core/detection.ts';
import type { MessageTree } from '#core/message-key.ts';
import { createTranslator } from '#i18n/translator.ts';
import { answerWriter, writeSize } from './write-answer.ts';

const messages: MessageTree = {
  detect: {
    answers: {
      valid: 'Valid, {{country}}',
      ends: 'ends {{time}}',
      hosts_one: '{{number}} host',
      hosts_other: '{{number}} hosts',
      both: '{{hosts}} of {{size}}, {{total}}',
    },
  },
};

test.each<readonly [string, DetectedAnswer, string]>([
  ['an answer without a text displays its copied text', { copy: 'a  b\n\tc' }, 'a b c'],
  ['a country code becomes its name', { copy: '', text: 'valid', values: { country: { country: 'DE' } } }, 'Valid, Germany'],
  ['a time difference is written in words', { copy: '', text: 'ends', values: { time: { secondsFromNow: -10_800 } } }, 'ends 3 hours ago'],
  ['a count selects the plural form', { copy: '', text: 'hosts', values: { count: 1 } }, '1 host'],
  ['a count has digit groups', { copy: '', text: 'hosts', values: { count: 16_777_214 } }, '16,777,214 hosts'],
  [
    'a text can contain another',
    { copy: '', text: 'both', values: { hosts: { text: 'hosts', values: { count: 2 } }, size: { bytes: 2100 }, total: 1535 } },
    '2 hosts of 2.1 kB, 1,535',
  ],
])('%s', (_fact, answer, written) => {
  expect(answerWriter(createTranslator('en', messages), 'en')(answer)).toBe(written);
});

describe('a size', () => {
  test.each([
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1.0 kB'],
    [2140, '2.1 kB'],
    [999_949, '999.9 kB'],
    [999_950, '1.0 MB'],
    [3_400_000, '3.4 MB'],
  ])('of %i bytes is %s', (bytes, written) => expect(writeSize(bytes, 'en')).toBe(written));
});
