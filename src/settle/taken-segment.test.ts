import { expect, test } from 'vitest';
import { someFacts } from '#test/support/site-facts.ts';
import { takenSegment } from './taken-segment.ts';

test.each(['assets', 'healthz', 'de', 'about', 'hash-text', 'timer'])(
  'a base path cannot begin with “%s”, but it can go on so',
  (taken) => {
    expect(takenSegment(`/${taken}/`, someFacts)).toBe(taken);
    expect(takenSegment(`/${taken}/a/`, someFacts)).toBe(taken);
    expect(takenSegment(`/a/${taken}/`, someFacts)).toBeUndefined();
  },
);

test('any other can be one', () => {
  for (const path of ['/', '/tools/', '/de-at/', '/hash-texts/']) expect(takenSegment(path, someFacts)).toBeUndefined();
});
