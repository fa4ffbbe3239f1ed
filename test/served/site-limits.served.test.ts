import { rmSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { visitAll, visitAtOnce } from '#test/support/many-visitors.ts';
import { PackagedSite } from '#test/support/packaged-site.ts';
import { rawAnswer } from '#test/support/raw-request.ts';
import { timeOf } from '#test/support/time-of.ts';
import { folderFiles } from '../../src/cli/serve/folder-files.ts';
import { readFacts } from '../../src/cli/serve/write-site.ts';
import { pathOf } from '../../src/core/addresses.ts';
import { TEMPLATE } from '../../scripts/build/folders.ts';
import { limitFaults } from '../../scripts/package/checks/limits.ts';

const site = new PackagedSite();

afterAll(() => site.remove());

/** Every page of the site, in every language. */
function allPages(): readonly string[] {
  const { pages, tools, languages } = readFacts(folderFiles(TEMPLATE));
  return languages.flatMap((language) => [...pages, ...tools.map(({ id }) => id)].map((name) => pathOf(name, language)));
}

test('the site starts soon, is quick, and stays small, with a thousand visitors at once and a word for none more', async () => {
  const starts: number[] = [];
  for (let count = 0; count < 3; count++) {
    const { process: child, healthyAfter } = await site.serve();
    starts.push(healthyAfter);
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  const { port, memory } = await site.serve();
  const startMemory = memory();
  const pages = allPages();
  expect(pages.length).toBeGreaterThan(800);
  const [firstPage, pageAgain] = [await visitAll(port, pages), await visitAll(port, pages)];
  const pagesMemory = memory();
  const { answers, seen } = await visitAtOnce({ port, path: '/hash-text', visitors: 1000, seconds: 10 }, memory, async () => {
    expect((await rawAnswer(port, 'GET /healthz HTTP/1.0\r\n\r\n')).length).toBe(0); // there is no room for one more
  });
  expect(Object.keys(answers)).toEqual(['200']);
  site.killAll();
  const exported = timeOf(() => expect(site.run(['export', 'measured'])).toMatchObject({ status: 0 }));
  rmSync(join(site.folder, 'measured'), { recursive: true });
  const measured = {
    healthy: Math.min(...starts), // the machine may have had something else to do
    startMemory,
    pagesMemory,
    visitorsMemory: Math.max(...seen),
    firstPage,
    pageAgain,
    exported,
  };
  console.log(JSON.stringify({ ...measured, pages: pages.length, answers: answers['200'] }));
  expect(limitFaults(measured)).toEqual([]);
});
