import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rawAnswer } from '#test/support/raw-request.ts';
import { runs } from '#test/support/runs.ts';
import { folderFiles } from './folder-files.ts';
import { type SiteServer, startServer } from './site-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
const site = join(folder, 'site');
let server: SiteServer;
let port: number;
const errors = vi.spyOn(console, 'error').mockReturnValue();

beforeAll(async () => {
  mkdirSync(join(site, 'about'), { recursive: true });
  for (const file of ['index.html', '404.html', 'about/index.html']) writeFileSync(join(site, file), '<!DOCTYPE html>');
  for (const file of ['site/site.json', 'site/_headers', 'site/.hidden', 'outside.html'])
    writeFileSync(join(folder, file), 'not for visitors');
  server = await startServer({
    source: { ...folderFiles(site), redirects: new Map() },
    baseUrl: '/a/',
    trackerOrigin: '',
    port: 0,
    host: '127.0.0.1',
  });
  port = Number(new URL(server.origin).port);
});

afterAll(async () => {
  await server.close();
  errors.mockRestore();
  rmSync(folder, { recursive: true });
});

const bytes = fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 200 });
const pieces = [
  '/',
  '//',
  '.',
  '..',
  '%00',
  '%2e%2e',
  '%2f',
  '%5c',
  '%c0%af',
  '\\',
  '%',
  '%ff',
  '?',
  '#',
  '@',
  '\u{7f}',
  'a',
  'about',
  'etc/passwd',
];
const secret = ['site.json', '_headers', '.hidden', 'outside.html'];
const path = fc.array(fc.constantFrom(...pieces, ...secret), { maxLength: 12 }).map((parts) => `/${parts.join('')}`);
const target = fc.oneof({ weight: 3, arbitrary: path }, bytes);
const method = fc.oneof({ weight: 3, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'CONNECT', 'BREW') }, bytes);
const names = [
  'accept-encoding',
  'if-none-match',
  'expect',
  'upgrade',
  'connection',
  'content-length',
  'transfer-encoding',
  'range',
  'host',
];
const headers = fc.array(
  fc.tuple(fc.constantFrom(...names), bytes).map(([name, value]) => `${name}: ${value}\r\n`),
  { maxLength: 3 },
);

test('responds to any requested path without exposing files outside the site', async () => {
  await fc.assert(
    fc.asyncProperty(path, async (requested) => {
      const response = await rawAnswer(port, `GET ${requested} HTTP/1.0\r\n\r\n`);
      expect(response).toMatch(/^HTTP\/1\.1 (?:200|308|400|404) /);
      expect(response).not.toContain('not for visitors');
    }),
    { numRuns: runs(200) },
  );
});

test('no request can stop the server or cause an exception', async () => {
  await fc.assert(
    fc.asyncProperty(method, target, headers, async (verb, requested, lines) => {
      const response = await rawAnswer(
        port,
        `${verb} ${requested} HTTP/1.1\r\nHost: a\r\n${lines.join('')}Connection: close\r\n\r\n\r\n\r\n`,
        {
          ends: true,
        },
      );
      expect(response).not.toMatch(/^HTTP\/1\.1 5|not for visitors/);
    }),
    { numRuns: runs(200) },
  );
  expect(errors).not.toHaveBeenCalled();
  expect(await rawAnswer(port, 'GET /a/ HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});
