import { describe, expect, test } from 'vitest';
import type { Driver } from './driver.ts';
import { readFaults, readTool } from './page-scripts.ts';
import { comparable, readReference } from './reference.ts';
import { standOf } from './stand.ts';
import { checkTool, openPage } from './tool-checks.ts';

const NEGATIVE_FIXTURES: readonly (readonly [what: string, plant: () => void, report: RegExp])[] = [
  [
    'an exception',
    () => {
      setTimeout(() => {
        throw new Error('planted');
      });
    },
    /^exception: .*planted/,
  ],
  ['a rejection that nobody handles', () => void Promise.reject(new Error('planted')), /^unhandled rejection: .*planted/],
  ['an error in the console', () => console.error('planted'), /^console: planted$/],
  [
    'an inline script, which the policy refuses',
    () => {
      const script = document.createElement('script');
      script.textContent = '1';
      document.body.append(script);
    },
    /^policy violation: script-src-elem inline/,
  ],
  [
    'a picture of another origin, which the policy refuses',
    () => {
      new Image().src = 'https://another.example/picture.png';
    },
    /^policy violation: img-src https:\/\/another\.example/,
  ],
  [
    'a picture that is not there',
    () => {
      const picture = document.createElement('img');
      picture.src = '/missing.png';
      document.body.append(picture);
    },
    /^not loaded: .*missing/,
  ],
  ['a page that reports the browser as too old', () => delete document.documentElement.dataset['modern'], /called too old/],
];

/** Verifies the checks themselves: each negative fixture is detected in this browser. */
export function describeFaults(start: () => Promise<Driver>): void {
  describe('a negative fixture:', () => {
    const stand = standOf(start);

    test.for(NEGATIVE_FIXTURES)('%s is reported', async ([, plant, report]) => {
      await openPage(stand.driver, `${stand.site.origin}/case-converter`);
      expect(await stand.driver.evaluate(readFaults)).toEqual([]);
      await stand.driver.evaluate(plant);
      await expect
        .poll(() => stand.driver.evaluate(readFaults), { timeout: 10_000 })
        .toEqual(expect.arrayContaining([expect.stringMatching(report)]));
    });

    test('a different output is reported', async () => {
      const shown = readReference()['case-converter']?.sampled ?? [];
      await checkTool(stand.driver, `${stand.site.origin}/case-converter`, { sampled: shown });
      const planted = shown.map((line) => line?.replace('loremIpsum', 'Loremipsum') ?? null);
      expect(planted).not.toEqual(shown);
      expect(comparable(await stand.driver.evaluate(readTool), planted)).not.toEqual(planted);
    });
  });
}
