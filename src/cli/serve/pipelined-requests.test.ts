import { brotliCompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { rawAnswer, rawConnection } from '#test/support/raw-request.ts';
import { type ServerLimits, serverLimits } from './server-limits.ts';
import { type SiteServer, startServer } from './site-server.ts';

const LARGE = 32 * 1024 * 1024; // more than the system buffers for a connection
const large = Buffer.alloc(LARGE, 'x');
const files: Readonly<Record<string, Buffer>> = {
  'index.html': Buffer.from('<!DOCTYPE html>home'),
  '404.html': Buffer.from('<!DOCTYPE html>none'),
  'assets/large.bin': large,
  'assets/script.js': Buffer.from('alert(1);'.repeat(1000)),
};
const script = brotliCompressSync(files['assets/script.js'] ?? '');
const servers: SiteServer[] = [];
/** The name of each file that was read, once per read. */
const reads: string[] = [];
const ended: string[] = [];

const read = (name: string, bytes = files[name] ?? Buffer.alloc(0)): Buffer => {
  reads.push(name);
  return bytes;
};

async function serve(limits: Partial<ServerLimits> = {}): Promise<number> {
  const server = await startServer({
    source: {
      version: (file) => (files[file] === undefined ? undefined : '1'),
      read: (file) => read(file),
      brotli: (file) => (file === 'assets/script.js' ? () => read(file, script) : undefined),
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
  return Number(new URL(server.origin).port);
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  reads.length = 0;
  ended.length = 0;
});

const request = (path: string, { method = 'GET', headers = '' } = {}): string => `${method} ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
const last = (path: string): string => request(path, { headers: 'Connection: close\r\n' });
const responsesIn = (text: string): readonly string[] => text.split(/(?=HTTP\/1\.1 \d)/);
const statusesIn = (text: string): readonly string[] => [...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status ?? '');

describe('pipelined requests', () => {
  test('receive their responses in order', async () => {
    const port = await serve();
    const paths = ['/', '/nowhere', '/healthz', '/assets/script.js', '/', '/assets/large.bin', '/healthz', '/nowhere'];
    const responses = responsesIn(await rawAnswer(port, paths.map((path) => request(path)).join('') + last('/healthz')));
    expect(responses.map((response) => /^HTTP\/1\.1 (\d+)/.exec(response)?.[1])).toEqual('200 404 200 200 200 200 200 404 200'.split(' '));
    expect(responses.map((response) => response.length - response.indexOf('\r\n\r\n') - 4)).toEqual([19, 19, 3, 9000, 19, LARGE, 3, 19, 3]);
  });

  test('all receive a response, even in large numbers', async () => {
    const port = await serve({ headerTime: 600_000 }); // a request cut at the end of a read waits with the others
    const response = await rawAnswer(port, request('/healthz').repeat(9999) + last('/'));
    expect(statusesIn(response)).toHaveLength(10_000);
    expect(response.endsWith('home')).toBe(true);
  });

  test('are processed one at a time, so an idle client causes only one file to be read', async () => {
    const port = await serve();
    const idle = await rawConnection(port);
    idle.send(request('/assets/large.bin') + request('/assets/script.js').repeat(100));
    await idle.begun();
    expect(await rawAnswer(port, last('/'))).toMatch(/home$/); // another visitor
    expect(reads).toEqual(['assets/large.bin', 'index.html']);
    expect(ended.filter((line) => line.includes('script'))).toEqual([]);
    idle.abandon();
  });

  test('in excess close only their own connection', async () => {
    const port = await serve({ waiting: 10 });
    expect(statusesIn(await rawAnswer(port, request('/healthz').repeat(10) + last('/healthz')))).toHaveLength(11);
    expect(statusesIn(await rawAnswer(port, request('/healthz').repeat(500) + last('/healthz'))).length).toBeLessThan(2);
    const idle = await rawConnection(port);
    idle.send(request('/assets/large.bin') + request('/').repeat(10));
    await idle.begun();
    expect(await rawAnswer(port, last('/'))).toMatch(/home$/); // it is the first on its connection
    expect(await rawAnswer(port, request('/') + last('/'))).toBe(''); // has to wait, and the queue is full
    idle.abandon();
    await expect.poll(async () => statusesIn(await rawAnswer(port, request('/') + last('/')))).toHaveLength(2);
  });

  test.each([
    ['a CONNECT request', 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n', '405'],
    ['an unreadable request', 'nonsense\r\n\r\n', '400'],
    ['a header that is too large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
  ])('before %s receive their responses before the rejection', async (_what, refused, status) => {
    const port = await serve();
    expect(statusesIn(await rawAnswer(port, request('/assets/large.bin') + request('/') + refused))).toEqual(['200', '200', status]);
  });

  test('receive their responses although the client closes its side', async () => {
    const port = await serve();
    const response = await rawAnswer(port, request('/assets/large.bin') + request('/'), { ends: true });
    expect([statusesIn(response), response.endsWith('home')]).toEqual([['200', '200'], true]);
  });
});

const getScript = (port: number, method: string, headers = '') =>
  rawAnswer(port, request('/assets/script.js', { method, headers: `${headers}Connection: close\r\n` }));

describe('a compressed file', () => {
  test('is not decompressed for a HEAD request whose length is known', async () => {
    const port = await serve();
    for (const [method, count] of [
      ['HEAD', 2], // once for its ETag, and once for its length without compression
      ['HEAD', 2],
      ['HEAD', 2],
    ] as const) {
      expect(await getScript(port, method)).toMatch(/\r\nContent-Length: 9000\r\n/);
      expect(reads).toHaveLength(count);
    }
  });

  test('is never decompressed for browsers that accept its encoding', async () => {
    const port = await serve();
    expect(await getScript(port, 'HEAD', 'Accept-Encoding: br\r\n')).toContain(`\r\nContent-Length: ${script.length}\r\n`);
    expect(reads).toHaveLength(1); // for its ETag
  });
});

test.each([
  ['a range', 'Range: bytes=0-3,5-9\r\n'],
  ['another protocol', 'Connection: close, Upgrade\r\nUpgrade: websocket\r\n'],
  ['an older copy', 'If-Modified-Since: Thu, 01 Jan 2099 00:00:00 GMT\r\n'],
  ['a thousand tags', `If-None-Match: ${'"x", '.repeat(1000)}"y"\r\n`],
  ['a thousand encodings', `Accept-Encoding: ${'x;q=0.5, '.repeat(1000)}y\r\n`],
])('a request for %s receives the whole file', async (_what, headers) => {
  const port = await serve();
  expect(await rawAnswer(port, request('/', { headers: `${headers}Connection: close\r\n` }))).toMatch(/^HTTP\/1\.1 200 [^]*home$/);
});
