import { once } from 'node:events';
import { openSync } from 'node:fs';
import { afterAll, afterEach, expect, test } from 'vitest';
import { allPages } from '#test/support/all-pages.ts';
import { visitAll, visitAtOnce } from '#test/support/many-visitors.ts';
import { PackagedSite } from '#test/support/packaged-site.ts';
import { rawAnswer, rawConnection } from '#test/support/raw-request.ts';
import { freePort } from '../../scripts/checks/free-port.ts';

const site = new PackagedSite();
const HEALTH = 'GET /healthz HTTP/1.0\r\n\r\n';

afterEach(() => site.killAll());

afterAll(() => site.remove());

test('every page can be loaded, repeatedly', async () => {
  const { port } = await site.serve();
  const pages = allPages();
  expect(pages.length).toBeGreaterThan(800);
  await visitAll(port, pages);
  await visitAll(port, pages);
});

test('a thousand simultaneous visitors get responses, one more is rejected, and none delays the shutdown', async () => {
  const { process: child, port } = await site.serve();
  const counts = await visitAtOnce({ port, path: '/hash-text', visitors: 1000, rounds: 3 }, async () => {
    expect(await rawAnswer(port, HEALTH)).toBe(''); // there is no room for another connection
  });
  expect(counts).toEqual({ 200: 3000 });
  await expect.poll(() => rawAnswer(port, HEALTH), { timeout: 30_000 }).toMatch(/^HTTP\/1\.1 200 /); // the other visitors have left
  const idle = await rawConnection(port);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await idle.rest()).toBe('');
});

const REQUEST = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';

/** Sends ten thousand requests, a thousand in each write. Resolves with the number of successful responses. */
async function tenThousand(port: number): Promise<number> {
  let successful = 0;
  for (let round = 0; round < 10; round++) {
    const responses = await rawAnswer(port, REQUEST.repeat(999) + REQUEST.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    successful += responses.match(/^HTTP\/1\.1 200 OK/gm)?.length ?? 0;
  }
  return successful;
}

test('ten thousand pipelined requests of a visitor all get responses and are logged', async () => {
  const { process: child, port } = await site.serve(['--log-requests=true']);
  let log = '';
  child.stdout?.on('data', (piece) => (log += String(piece)));
  await rawAnswer(port, HEALTH.replace('/healthz', '/begins'));
  await expect.poll(() => log, { timeout: 30_000 }).toContain('/begins');
  expect(await tenThousand(port)).toBe(10_000);
  await rawAnswer(port, HEALTH.replace('/healthz', '/ends'));
  await expect.poll(() => log, { timeout: 30_000 }).toContain('/ends');
  const between = log.slice(log.indexOf('/begins'), log.indexOf('/ends'));
  expect(between.match(/"path":"\/healthz"/g)).toHaveLength(10_000);
});

test.skipIf(process.platform !== 'linux')('a log that cannot be written does not stop the server', async () => {
  const port = await freePort();
  const child = site.begin(['serve', `--port=${port}`, '--log-requests=true'], {}, openSync('/dev/full', 'w'));
  await expect.poll(() => rawAnswer(port, HEALTH).catch(() => 'not yet'), { timeout: 30_000 }).toMatch(/^HTTP\/1\.1 200 /);
  expect(await tenThousand(port)).toBe(10_000);
  expect(child.exitCode).toBe(null);
});
