import { afterEach, describe, expect, test, vi } from 'vitest';
import { rawAnswer, rawConnection } from '#test/support/raw-request.ts';
import { type ServerLimits, serverLimits } from './server-limits.ts';
import { type SiteServer, startServer } from './site-server.ts';

const LARGE = 64 * 1024 * 1024; // more than the system buffers for a connection
const files: Readonly<Record<string, Buffer>> = {
  'index.html': Buffer.from('<!DOCTYPE html>home'),
  '404.html': Buffer.from('<!DOCTYPE html>none'),
  'assets/large.bin': Buffer.alloc(LARGE, 'x'),
};
const servers: SiteServer[] = [];
/** A line for each finished response. */
const ended: string[] = [];

/** Starts a server with three files. All time limits are long except the given ones. */
async function serve(limits: Partial<ServerLimits>): Promise<SiteServer & { readonly port: number }> {
  const server = await startServer({
    source: {
      version: (file) => (files[file] === undefined ? undefined : '1'),
      read: (file) => files[file] ?? Buffer.alloc(0),
      brotli: () => undefined,
      redirects: new Map(),
    },
    baseUrl: '/',
    trackerOrigin: '',
    port: 0,
    host: '127.0.0.1',
    log: (line) => ended.push(line),
    limits: { ...serverLimits, ...limits },
  });
  servers.push(server);
  return { ...server, port: Number(new URL(server.origin).port) };
}

afterEach(async () => {
  ended.length = 0;
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const GET_LARGE = 'GET /assets/large.bin HTTP/1.1\r\nHost: a\r\n\r\n';
const padded = (bytes: number): string => `GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX: ${'x'.repeat(bytes)}\r\n\r\n`;
const isHomePage = (response: string): boolean => response.startsWith('HTTP/1.1 200 ') && response.endsWith('home');

test('the server has the documented limits', () => {
  expect(serverLimits).toEqual({
    headerBytes: 16_384,
    headerTime: 10_000,
    idleTime: 75_000,
    answerTime: 120_000,
    connections: 1000,
    waiting: 4000,
    endingTime: 5000,
  });
});

describe('closes a connection', () => {
  test('with an oversized header, with a status', async () => {
    const { port } = await serve({ headerBytes: 200 });
    expect(await rawAnswer(port, padded(100))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await rawAnswer(port, padded(200))).toMatch(/^HTTP\/1\.1 431 /);
  });

  test.each([
    ['that sends nothing', ''],
    ['whose header has no end', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ])('%s', async (_what, sent) => {
    const { port } = await serve({ headerTime: 50 });
    expect(await rawAnswer(port, sent)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('after an idle time', async () => {
    const { port } = await serve({ idleTime: 50 });
    expect(isHomePage(await rawAnswer(port, GET))).toBe(true);
  });

  test('if the response is not read', async () => {
    const { port } = await serve({ answerTime: 50 });
    const slow = await rawConnection(port);
    slow.send(GET_LARGE);
    await expect.poll(() => ended, { timeout: 30_000 }).toHaveLength(1);
    expect((await slow.rest()).length).toBeLessThan(LARGE);
  });

  test('in excess of the limit, without affecting others', async () => {
    const { port } = await serve({ connections: 2 });
    const [one, two] = [await rawConnection(port), await rawConnection(port)];
    expect(await rawAnswer(port, GET)).toBe('');
    for (const { send } of [one, two]) send(GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    expect([await one.rest(), await two.rest()].map(isHomePage)).toEqual([true, true]);
    await expect.poll(async () => isHomePage(await rawAnswer(port, GET.replace('1.1', '1.0')))).toBe(true);
  });

  test.each([
    ['Content-Length', 'Content-Length: 1000000000000'],
    ['Transfer-Encoding', 'Transfer-Encoding: chunked'],
    ['Expect', 'Expect: 100-continue\r\nContent-Length: 10'],
  ])('with a request body, without reading it: by %s', async (_what, header) => {
    const { port } = await serve({});
    const response = await rawAnswer(port, `GET / HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`);
    expect([isHomePage(response), /^Connection: close\r$/m.test(response), response.match(/HTTP\/1\.1 /g)?.length]).toEqual([
      true,
      true,
      1,
    ]);
    const smuggled = await rawAnswer(port, `GET / HTTP/1.1\r\nHost: a\r\nContent-Length: ${GET.length}\r\n\r\n${GET}`);
    expect(smuggled.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  test('for a CONNECT request', async () => {
    const { port } = await serve({});
    expect(await rawAnswer(port, 'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 405 [^]*\r\nAllow: GET, HEAD\r\n/,
    );
  });
});

describe('a server that is shutting down', () => {
  test('finishes active responses and accepts no new connections', async () => {
    const { port, close } = await serve({});
    const running = await rawConnection(port);
    running.send(GET_LARGE);
    await running.begun();
    const hasClosed = vi.fn<() => void>();
    const closed = close().then(hasClosed);
    await expect(rawConnection(port)).rejects.toThrow('ECONNREFUSED');
    expect(hasClosed).not.toHaveBeenCalled();
    const response = await running.rest();
    expect(response.length - response.indexOf('\r\n\r\n') - 4).toBe(LARGE);
    await closed;
  });

  test('does not wait for idle connections', async () => {
    const { port, close } = await serve({ endingTime: 60_000 });
    const [fresh, begun, kept] = [await rawConnection(port), await rawConnection(port), await rawConnection(port)];
    begun.send('GET / HTTP/1.1\r\n');
    kept.send(GET);
    await kept.begun();
    await close();
    expect([await fresh.rest(), await begun.rest(), isHomePage(await kept.rest())]).toEqual(['', '', true]);
  });

  test('cuts off slow responses', async () => {
    const { port, close } = await serve({ endingTime: 50 });
    const slow = await rawConnection(port);
    slow.send(GET_LARGE);
    await slow.begun();
    await close();
    expect((await slow.rest()).length).toBeLessThan(LARGE);
  });
});
