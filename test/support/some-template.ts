import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { folderFiles } from '../../src/cli/serve/folder-files.ts';
import type { Template } from '../../src/cli/serve/template.ts';
import { someFacts } from './site-facts.ts';

export const POLICY = "default-src 'none'; script-src 'self' 'sha256-abc='";
const page = (body: string): string =>
  `<!DOCTYPE html><html data-base="/__base__/"><head><meta http-equiv="Content-Security-Policy" content="${POLICY}"/><!--=settings--></head><body>${body}</body></html>`;
/** The only compressed asset of the template. */
export const someScript = 'assets/a-12345678.js';

/** The files of a small template. */
export const someFiles = {
  'index.html': page('home <!--?tool:chronometer-->c<!--/?-->'),
  'de/index.html': page('Start'),
  'about/index.html': page('about'),
  'hash-text/index.html': page('hash'),
  'hash/index.html': page('was hash'),
  'chronometer/index.html': page('watch'),
  'timer/index.html': page('was watch'),
  'de/chronometer/index.html': page('Uhr'),
  '404.html': page('none'),
  '__spa-fallback.html': page('any'),
  'sw.js': 'precache([{url:"__spa-fallback.html",revision:"__revision:__spa-fallback.html__"}])',
  'manifest.webmanifest': '{"name":"__site-name__"}',
  'robots.txt': 'User-agent: *\n',
  [someScript]: 'alert(1);'.repeat(100),
  'assets/d-12345678.bin': 'data',
  'site.json': JSON.stringify(someFacts),
  '.vite/manifest.json': '{}',
};

const brotli: Template['brotli'] = (file) => (file === someScript ? () => brotliCompressSync(someFiles[someScript]) : undefined);

/** Writes the files into a folder, and reads them as from a package, in which scripts are compressed with Brotli. */
export function someTemplate(folder: string): Template {
  for (const [file, content] of Object.entries(someFiles)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return { ...folderFiles(folder), brotli };
}
