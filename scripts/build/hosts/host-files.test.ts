import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headersFile } from './host-files.ts';
import { rootHostFiles } from './root-host-files.ts';
import { readConfiguration } from '#core/configuration.ts';

const defaults = readConfiguration({ VITE_APP_ENV: 'production' });

test.each(['vercel.json', 'netlify.toml'] as const)('%s at the root is what `npm run host-files` writes', async (name) => {
  expect(readFileSync(name, 'utf8')).toBe((await rootHostFiles(defaults))[name]);
});

describe('the headers', () => {
  const headers = headersFile(defaults);

  test.each([
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval' 'unsafe-inline'",
    "connect-src 'self';",
    "frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: no-referrer',
    'X-DNS-Prefetch-Control: off',
    'Permissions-Policy: camera=(self), microphone=(self)',
  ])('have %s', (part) => expect(headers).toContain(part));

  test('let the analytics through only where they are built in, and only their host', () => {
    const tracked = readConfiguration({ VITE_TRACKER_ENABLED: 'true', VITE_PLAUSIBLE_API_HOST: 'https://count.example.org/some/path' });
    expect(headersFile(tracked)).toContain("connect-src 'self' https://count.example.org;");
    expect(headers).not.toContain('plausible');
  });

  test('keep assets for ever below the base path', () => {
    expect(headersFile(readConfiguration({ BASE_URL: '/x/' }))).toContain(
      '/x/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
    );
  });
});
