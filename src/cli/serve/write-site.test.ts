import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { plainSettings, someFacts } from '#test/support/site-facts.ts';
import { someTemplate } from '#test/support/some-template.ts';
import { templateSource } from './site-source.ts';
import { writeSite } from './write-site.ts';

const settings = { ...plainSettings, baseUrl: '/a/b/', hidden: ['chronometer'], siteName: 'Acme "Tools"' };
const folder = mkdtempSync(join(tmpdir(), 'written-'));
const template = someTemplate(join(folder, 'template'));
const out = join(folder, 'out');
writeSite(template, settings, out);

afterAll(() => rmSync(folder, { recursive: true }));

describe('a written site', () => {
  test('contains the served files and the files for hosts', () => {
    expect(
      readdirSync(out, { recursive: true })
        .map(String)
        .filter((file) => /\.\w+$|^_/.test(file))
        .toSorted(),
    ).toEqual([
      '404.html',
      '__spa-fallback.html',
      '_headers',
      '_redirects',
      'about/index.html',
      'assets/a-12345678.js',
      'assets/d-12345678.bin',
      'de/index.html',
      'hash-text/index.html',
      'hash/index.html',
      'index.html',
      'manifest.webmanifest',
      'netlify.toml',
      'robots.txt',
      'sw.js',
      'vercel.json',
    ]);
  });

  test('has the same bytes as the served site', () => {
    const served = templateSource(template, { facts: someFacts, settings });
    for (const file of ['index.html', 'sw.js', 'manifest.webmanifest', 'about/index.html', 'assets/a-12345678.js'])
      expect(readFileSync(join(out, file))).toEqual(served.read(file));
  });

  test('has a different service worker if a setting differs', () => {
    const other = join(folder, 'other');
    writeSite(template, { ...settings, siteName: 'Other', hidden: [] }, other);
    const [one, two] = [out, other].map((site) => readFileSync(join(site, 'sw.js'), 'utf8'));
    expect(one).toMatch(/revision:"[\da-f]{32}"/);
    expect(two).not.toBe(one);
  });
});
