import { expect, test } from 'vitest';
import { someFacts } from '#test/support/site-facts.ts';
import { takenSegment } from './taken-segment.ts';

test.each(['assets', 'healthz', 'de', 'about', 'hash-text', 'timer'])(
  'a base path cannot start with “%s”, but can contain it later',
  (taken) => {
    expect(takenSegment(`/${taken}/`, someFacts)).toBe(taken);
    expect(takenSegment(`/${taken}/a/`, someFacts)).toBe(taken);
    expect(takenSegment(`/a/${taken}/`, someFacts)).toBeUndefined();
  },
);

test('a base path can start with any other segment', () => {
  for (const path of ['/', '/tools/', '/de-at/', '/hash-texts/']) expect(takenSegment(path, someFacts)).toBeUndefined();
});
