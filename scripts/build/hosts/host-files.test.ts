import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headersFile } from '#hosting/host-files.ts';
import { readSettings } from '#hosting/read-settings.ts';
import { siteFacts } from '../template/site-facts.ts';
import { rootHostFiles } from './root-host-files.ts';
import { readConfiguration } from '#core/configuration.ts';

const defaults = readConfiguration({ VITE_APP_ENV: 'production' });

test.each(['vercel.json', 'netlify.toml'] as const)('%s at the root is what `npm run host-files` writes', async (name) => {
  expect(readFileSync(name, 'utf8')).toBe((await rootHostFiles(defaults))[name]);
});

const headersOf = async (environment: Readonly<Record<string, string>>): Promise<string> => {
  const facts = await siteFacts(readConfiguration(environment));
  const read = readSettings({ flags: {}, environment }, facts);
  return read.ok ? headersFile({ facts, settings: read.settings }) : read.faults.join('\n');
};

describe('the response headers', async () => {
  const headers = await headersOf({});

  test.each([
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval' 'unsafe-inline'",
    "connect-src 'self';",
    "frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: no-referrer',
    'X-DNS-Prefetch-Control: off',
    'Permissions-Policy: camera=(self), microphone=(self)',
  ])('contain %s', (part) => expect(headers).toContain(part));

  test('allow the analytics host only if analytics are built in', async () => {
    const tracked = { VITE_TRACKER_ENABLED: 'true', VITE_PLAUSIBLE_API_HOST: 'https://count.example.org/some/path' };
    expect(await headersOf(tracked)).toContain("connect-src 'self' https://count.example.org;");
    expect(headers).not.toContain('plausible');
  });

  test('cache assets indefinitely below the base path', async () => {
    expect(await headersOf({ BASE_URL: '/x/' })).toContain('/x/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
  });
});
