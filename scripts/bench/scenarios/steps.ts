import { timeToResult } from '../measure-page.ts';
import { watchMemory } from '../measure-memory.ts';
import type { Scenario } from '../scenario.ts';
import { copy, openTool, paste } from '../visit.ts';

const chain = [
  'json-minify/minify',
  'base64-string-converter/encode',
  'base64-string-converter/decode',
  'json-prettify/prettify',
  'hash-text/digest?functions=common',
].map((step) => `step=${encodeURIComponent(step)}`);

/** A megabyte of JSON. The content of its last item is unique. */
const json = JSON.stringify(
  Array.from({ length: 11_000 }, (_, id) => ({ id, name: `name of item ${id}`, tags: ['one', 'two'], price: id / 4 })),
);

export const steps: readonly Scenario[] = [
  {
    name: 'a chain of five on 1 MB of text',
    async measure(page, origin) {
      await openTool(page, `${origin}/steps#${chain.join('&')}`);
      await copy(page, json);
      const digest = page.locator('ol > li:nth-child(5) table tr').first(); // a search by role would go through a megabyte of names
      const memory = await watchMemory(page);
      const { resultMs, freezeMs } = await timeToResult(
        page,
        () => paste(page, 'Input'),
        () => digest.waitFor({ timeout: 60_000 }),
      );
      return [
        { what: 'end', value: resultMs, target: 1000, unit: 'ms' },
        { what: 'longest freeze', value: freezeMs, target: 100, unit: 'ms' },
        { what: 'memory', value: memory.stop(), unit: 'MB' },
      ];
    },
  },
];
