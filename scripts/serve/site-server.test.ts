import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type SiteServer, startSiteServer } from './site-server.ts';
import { readConfiguration } from '#core/configuration.ts';
import { runs } from '#test/support/runs.ts';

const directory = mkdtempSync(join(tmpdir(), 'site-'));
const configuration = readConfiguration({ VITE_APP_ENV: 'production' });
let server: SiteServer;

beforeAll(async () => {
  mkdirSync(join(directory, 'about'));
  for (const file of ['index.html', 'about/index.html', '404.html']) writeFileSync(join(directory, file), file);
  server = await startSiteServer({ directory, configuration });
});

afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

/** Sends bytes as they are, which no client for HTTP does, and resolves with all that comes back. */
const answerTo = (sent: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () => socket.end(sent, 'latin1'));
    socket.setEncoding('latin1');
    socket.on('data', (data: string) => (answer += data));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(answer) : reject(error),
    );
    socket.on('close', () => resolve(answer));
  });

const get = async (path: string) => {
  const answer = await answerTo(`GET ${path} HTTP/1.0\r\n\r\n`);
  return { status: Number(answer.split(' ')[1]), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) };
};

describe('the server of a built site', () => {
  test.each([
    ['/', 'index.html'],
    ['/about', 'about/index.html'],
    ['/about/?a=%00#b', 'about/index.html'],
    ['//about', 'about/index.html'],
    [String.raw`/\about`, 'about/index.html'],
    ['http://elsewhere/about', 'about/index.html'],
    ['/x/../about', 'about/index.html'],
  ])('answers %s with %s', async (path, body) => {
    expect(await get(path)).toEqual({ status: 200, body });
  });

  test.each([
    ['a NUL', '/%00'],
    ['a NUL on the way', '/about/%00/index.html'],
    ['a name of 256 letters', `/${'a'.repeat(256)}`],
    ['a name of 256 bytes', `/${'%C3%A4'.repeat(128)}`],
    ['a path of 10,000 bytes', `/${'a/'.repeat(5000)}`],
    ['what is no text', '/%E0%A4%A'],
    ['a file outside', '/..%2f..%2f..%2f..%2fetc/passwd'],
    ['a file as a folder', '/about/index.html/x'],
    ['no address', 'http://[/'],
    ['no path', '*'],
  ])('answers %s with 404', async (_what, path) => {
    expect(await get(path)).toEqual({ status: 404, body: '404.html' });
  });

  test('outlives whatever a request holds', async () => {
    const bytes = fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 400 });
    const pieces = fc.constantFrom(
      '/',
      '//',
      '..',
      '.',
      '%00',
      '%2e%2e',
      '%2f',
      '%5c',
      '\\',
      'about',
      'index.html',
      'a'.repeat(256),
      '%ff',
      '?',
      '#',
      'http://',
      '@',
      ':',
      '[',
    );
    const path = fc.oneof(
      fc.array(pieces, { maxLength: 12 }).map((list) => `/${list.join('')}`),
      bytes,
    );
    const method = fc.oneof(
      fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'BREW'),
      bytes,
    );
    const header = fc.constantFrom(
      'accept-encoding',
      'if-none-match',
      'expect',
      'upgrade',
      'content-length',
      'transfer-encoding',
      'range',
      'host',
    );
    const headers = fc.array(
      fc.tuple(header, bytes).map(([name, value]) => `${name}: ${value}\r\n`),
      { maxLength: 3 },
    );
    await fc.assert(
      fc.asyncProperty(method, path, headers, async (verb, target, lines) => {
        expect(await answerTo(`${verb} ${target} HTTP/1.1\r\nHost: host\r\n${lines.join('')}\r\n`)).not.toContain('HTTP/1.1 500');
      }),
      { numRuns: runs(500) },
    );
    expect(await get('/about')).toEqual({ status: 200, body: 'about/index.html' });
  });

  test('loses one answer, and says so, where the site is gone for a moment', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    rmSync(join(directory, '404.html'));
    expect((await get('/nowhere')).status).toBe(500);
    writeFileSync(join(directory, '404.html'), '404.html');
    expect((await get('/nowhere')).status).toBe(404);
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });
});
