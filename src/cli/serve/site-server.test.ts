import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainSettings, someFacts } from '#test/support/site-facts.ts';
import { POLICY, someFiles, someScript, someTemplate } from '#test/support/some-template.ts';
import { type SiteServer, startServer } from './site-server.ts';
import { templateSource } from './site-source.ts';

const settings = { ...plainSettings, baseUrl: '/a/b/', hidden: ['chronometer'], siteName: 'Acme "Tools"' };

const folder = mkdtempSync(join(tmpdir(), 'template-'));
const template = someTemplate(join(folder, 'template'));
const lines: string[] = [];
let server: SiteServer;

beforeAll(async () => {
  server = await startServer({
    source: templateSource(template, { facts: someFacts, settings }),
    baseUrl: settings.baseUrl,
    trackerOrigin: '',
    port: 0,
    host: '127.0.0.1',
    log: (line) => lines.push(line),
  });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

interface ReceivedResponse {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

const send = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET', body?: string): Promise<ReceivedResponse> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: new URL(server.origin).port, path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }));
    });
    sent.on('error', reject);
    sent.end(body);
  });

describe('a served site', () => {
  test.each([
    ['/a/b/', 'home '],
    ['/a/b/index.html', 'home '],
    ['/', 'home '],
    ['/a/b/about', 'about'],
    ['/a/b/about/', 'about'],
    ['/about/index.html?x=1', 'about'],
    ['/a/b//about', 'about'],
    ['/a/b/de', 'Start'],
    ['/a/b/__spa-fallback.html', 'any'],
    ['http://elsewhere/about', 'about'],
  ])('serves the page for %s', async (path, body) => {
    const response = await send(path);
    expect([response.status, response.body.toString()]).toEqual([200, expect.stringContaining(`<body>${body}</body>`)]);
    expect(response.body.toString()).toContain('data-base="/a/b/"');
  });

  test.each([
    ['/a/b', 308, '/a/b/'],
    ['/a/b?x=1', 308, '/a/b/?x=1'],
    ['/a/b/hash?x=1', 301, '/a/b/hash-text?x=1'],
    ['/de/hash/', 301, '/a/b/de/hash-text'],
  ])('redirects %s', async (path, status, location) => {
    const response = await send(path);
    expect([response.status, response.headers['location']]).toEqual([status, location]);
  });

  test.each([
    '/a/b/chronometer',
    '/a/b/de/chronometer/',
    '/a/b/timer',
    '/site.json',
    '/_headers',
    '/vercel.json',
    '/.vite/manifest.json',
    '/assets/a-12345678.js.gz',
    '/a/b/%2e%2e/site.json',
    '/a/b/%5cabout',
    '/%00',
    '/%E0%A4%A',
    `/${'a'.repeat(256)}`,
    '/toString',
    '/a/bc',
    '/assets/',
    '/sw.js/',
    '/ABOUT',
    '/x/../about',
    '/..%2f..%2fetc/passwd',
    `/${'a/'.repeat(5000)}`,
  ])('responds with 404 to %s', async (path) => {
    const response = await send(path);
    expect([response.status, response.body.toString()]).toEqual([404, expect.stringContaining('<body>none</body>')]);
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test('passes the health check', async () => {
    for (const path of ['/healthz', '/a/b/healthz']) {
      const { status, headers, body } = await send(path);
      expect([status, headers['cache-control'], body.toString()]).toEqual([200, 'no-store', 'ok\n']);
    }
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('rejects %s and closes the connection', async (method) => {
    const { status, headers } = await send('/a/b/', {}, method, method === 'OPTIONS' || method === 'TRACE' ? undefined : 'x');
    expect([status, headers['allow'], headers['connection']]).toEqual([405, 'GET, HEAD', 'close']);
  });
});

describe('a response', () => {
  test('is compressed according to Accept-Encoding', async () => {
    const wanted = async (accepted: string, path = '/a/b/assets/a-12345678.js') =>
      (await send(path, { 'Accept-Encoding': accepted })).headers['content-encoding'];
    expect(
      await Promise.all([wanted('gzip, br'), wanted('gzip'), wanted('br;q=0, gzip'), wanted('gzip;q=0'), wanted('*'), wanted('identity')]),
    ).toEqual(['br', 'gzip', 'gzip', undefined, 'br', undefined]);
    expect(await Promise.all([wanted('gzip, br', '/a/b/about'), wanted('gzip', '/a/b/assets/d-12345678.bin')])).toEqual([
      'gzip',
      undefined,
    ]);
    const { body } = await send('/a/b/about', { 'Accept-Encoding': 'gzip' });
    expect(gunzipSync(body).toString()).toContain('<body>about</body>');
  });

  test('has the same content in every encoding each time', async () => {
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
    for (const encoding of ['identity', 'gzip', 'br', 'gzip', 'identity'] as const) {
      const { body } = await send(`/a/b/${someScript}`, { 'Accept-Encoding': encoding });
      expect(unpack[encoding](body).toString()).toBe(someFiles[someScript]);
    }
  });

  test('has an ETag for each encoding', async () => {
    const { headers } = await send('/a/b/about', { 'Accept-Encoding': 'gzip' });
    const plain = await send('/a/b/about');
    const tag = String(headers['etag']);
    expect(tag).toMatch(/^"[\w-]+-gzip"$/);
    expect(plain.headers['etag']).not.toBe(tag);
    for (const known of [tag, `"x", ${tag}`, `W/${tag}`, '*']) {
      const response = await send('/a/b/about', { 'Accept-Encoding': 'gzip', 'If-None-Match': known });
      expect([response.status, response.body.length]).toEqual([304, 0]);
    }
    for (const other of ['"x"', tag.slice(1, -1), ''])
      expect((await send('/a/b/about', { 'Accept-Encoding': 'gzip', 'If-None-Match': other })).status).toBe(200);
    expect((await send('/a/b/nowhere', { 'If-None-Match': '*' })).status).toBe(404);
  });

  test.each(['/a/b/about', '/a/b/assets/a-12345678.js', '/a/b/nowhere', '/healthz', '/a/b/hash'])(
    'for HEAD %s contains only the headers',
    async (path) => {
      const [head, get] = [await send(path, {}, 'HEAD'), await send(path)];
      expect(head.body.length).toBe(0);
      expect([head.status, { ...head.headers, date: '' }]).toEqual([get.status, { ...get.headers, date: '' }]);
    },
  );

  test('uses the base path and ignores request headers', async () => {
    const { body } = await send('/', { Host: 'evil.example', 'X-Forwarded-Prefix': '/evil', 'X-Forwarded-Host': 'evil.example' });
    expect(body.toString()).toContain('data-base="/a/b/"');
    expect(body.toString()).not.toContain('evil');
  });

  test('has the policy of its page, or a policy without inline scripts', async () => {
    expect((await send('/a/b/about')).headers['content-security-policy']).toBe(`${POLICY}; frame-ancestors 'none'`);
    const script = await send('/a/b/assets/a-12345678.js');
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      vary: 'Accept-Encoding',
    });
    for (const other of [script, await send('/healthz'), await send('/a/b/hash'), await send('/', {}, 'POST')])
      expect(other.headers['content-security-policy']).toMatch(/script-src 'self' 'wasm-unsafe-eval';.*; frame-ancestors 'none'$/);
  });

  test('is logged without the query and the client address', async () => {
    lines.length = 0;
    await send('/a/b/about?secret');
    await expect.poll(() => lines.length).toBe(1);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      time: expect.stringMatching(/^\d{4}-/),
      method: 'GET',
      path: '/a/b/about',
      status: 200,
      bytes: expect.any(Number),
      ms: expect.any(Number),
    });
  });
});

test('the web manifest contains the name escaped as JSON', async () => {
  expect(JSON.parse((await send('/a/b/manifest.webmanifest')).body.toString())).toEqual({ name: 'Acme "Tools"' });
});
