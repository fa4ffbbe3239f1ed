import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repeatableBytes } from '#test/support/repeatable-bytes.ts';
import { readProductionConfiguration } from '../../configuration.ts';
import { isOver, measureAll, readBudgets } from './budgets.ts';
import { measure } from './measure.ts';

/** A site with a home page and two tools, whose scripts have these sizes in bytes after gzip. */
function plantSite(sizes: Readonly<Record<string, number>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'planted-site-'));
  const scripts = { '': ['home'], first: ['home', 'shared', 'first'], second: ['home', 'shared', 'second'] };
  for (const [page, names] of Object.entries(scripts)) {
    mkdirSync(join(folder, page), { recursive: true });
    const links = names.map((name) => `<link rel="modulepreload" href="/assets/${name}-abcdefgh.js"/>`);
    writeFileSync(join(folder, page, 'index.html'), `<html><head>${links.join('')}</head></html>`);
  }
  for (const part of ['assets', '.vite']) mkdirSync(join(folder, part));
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  const incompressible = repeatableBytes(); // bytes that gzip cannot compress
  for (const [name, size] of Object.entries(sizes)) writeFileSync(join(folder, `assets/${name}-abcdefgh.js`), incompressible(size));
  return folder;
}

const overIn = (sizes: Readonly<Record<string, number>>): readonly string[] => {
  const directory = plantSite(sizes);
  const measures = measure({ directory, configuration: readProductionConfiguration() });
  const all = measureAll(measures, readBudgets(), { homePages: ['index.html'], tools: ['first', 'second'] });
  rmSync(directory, { recursive: true });
  return all.filter(isOver).map(({ what }) => what);
};

describe('budgets', () => {
  const light = { home: 1000, shared: 1000, first: 1000, second: 1000, lazy: 1000 };
  test('accept a small site', () => expect(overIn(light)).toEqual([]));

  test.each([
    ['the scripts of the home page', { home: 151_000 }, ['index.html: scripts']],
    ['the page of every tool', { home: 130_000, shared: 50_000 }, ['scripts of the lightest tool page']],
    ['the scripts of one tool', { first: 61_000 }, ['first: own scripts']],
    [
      'what tools share',
      { shared: readBudgets().sharedScripts + 1000 },
      ['first: scripts shared with other tools', 'second: scripts shared with other tools'],
    ],
    ['a chunk that loads later and has no budget of its own', { lazy: 6000 }, ['loaded later: lazy.js']],
  ])('reject excess size: %s', (_what, heavy, over) => expect(overIn({ ...light, ...heavy })).toEqual(over));
});
