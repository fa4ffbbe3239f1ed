import { expect, test } from 'vitest';
import { listOf } from '../../../src/app/platform/offline/testing/list-of.ts';
import { overAtOnce } from './at-once.ts';

const list = listOf({
  core: { count: 10, bytes: 1000 },
  languages: { en: ['en-1', 'en-2'], de: ['de-1'] },
  sizes: { 'en-1': 300, 'en-2': 200, 'de-1': 400 },
});

test('accepts core files and texts within the budget', () => expect(overAtOnce(list, { files: 12, bytes: 1500 })).toEqual([]));

test('reports one file too many', () =>
  expect(overAtOnce(list, { files: 11, bytes: 1500 })).toEqual([
    'The first visit in “en” brings 12 files and 1500 bytes at once, of 11 and 1500.',
  ]));

test('reports one byte too many for each language', () =>
  expect(overAtOnce(list, { files: 99, bytes: 1399 })).toEqual([
    'The first visit in “en” brings 12 files and 1500 bytes at once, of 99 and 1399.',
    'The first visit in “de” brings 11 files and 1400 bytes at once, of 99 and 1399.',
  ]));
