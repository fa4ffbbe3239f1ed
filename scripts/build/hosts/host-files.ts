import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '../../../src/core/configuration.ts';
import type { Redirect } from '../pages/redirects.ts';
import { ASSET_CACHING, securityHeaders } from './security-headers.ts';
import type { Site } from '../site.ts';

interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const headerRules = (configuration: Configuration): readonly HeaderRule[] => [
  { path: '/*', headers: securityHeaders(configuration) },
  { path: `${configuration.app.baseUrl}assets/*`, headers: { 'Cache-Control': ASSET_CACHING } },
  { path: `${configuration.app.baseUrl}sw.js`, headers: { 'Cache-Control': 'no-cache' } },
];

/** Netlify and Cloudflare Pages: `_headers`. */
export const headersFile = (configuration: Configuration): string =>
  headerRules(configuration)
    .map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n')
    .concat('\n');

/** Netlify and Cloudflare Pages: `_redirects`. */
export const redirectsFile = (redirects: readonly Redirect[]): string => redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');

/** Vercel: `vercel.json`. */
export const vercelFile = (configuration: Configuration, redirects: readonly Redirect[], settings: object = {}): string =>
  `${JSON.stringify(
    {
      ...settings,
      trailingSlash: false,
      headers: headerRules(configuration).map(({ path, headers }) => ({
        source: path.replace('*', '(.*)'),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
      redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
    },
    undefined,
    2,
  )}\n`;

/** Netlify: `netlify.toml`. */
export const netlifyFile = (configuration: Configuration, settings = ''): string =>
  settings +
  headerRules(configuration)
    .map(({ path, headers }) =>
      [
        '[[headers]]',
        `for = ${JSON.stringify(path)}`,
        '[headers.values]',
        ...Object.entries(headers).map(([name, value]) => `${name} = ${JSON.stringify(value)}`),
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n');

/** Headers and redirects in the notations of the usual static hosts, in the folder that is uploaded. */
export function writeHostFiles({ directory, configuration }: Site, redirects: readonly Redirect[]): void {
  const files = {
    _headers: headersFile(configuration),
    _redirects: redirectsFile(redirects),
    'vercel.json': vercelFile(configuration, redirects),
    'netlify.toml': netlifyFile(configuration),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
}
