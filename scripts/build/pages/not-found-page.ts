import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { notFoundPage } from '../../../src/core/addresses.ts';
import { prependToHead, type Site } from '../site.ts';

/** Writes /404.html, which hosts send for unknown paths. */
export function writeNotFoundPage({ directory }: Site): void {
  const html = readFileSync(join(directory, notFoundPage, 'index.html'), 'utf8');
  writeFileSync(join(directory, '404.html'), prependToHead(html, '<meta name="robots" content="noindex"/>'));
  rmSync(join(directory, dirname(notFoundPage)), { recursive: true });
}
