import { redirectsOf } from './redirects.ts';
import { ASSET_CACHING, securityHeaders } from './security-headers.ts';
import type { Settling } from './render-page.ts';

interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const headerRules = ({ facts, settings: { baseUrl } }: Settling): readonly HeaderRule[] => [
  { path: '/*', headers: securityHeaders(facts.trackerOrigin) },
  { path: `${baseUrl}assets/*`, headers: { 'Cache-Control': ASSET_CACHING } },
  { path: `${baseUrl}sw.js`, headers: { 'Cache-Control': 'no-cache' } },
];

/** Netlify and Cloudflare Pages: `_headers`. */
export const headersFile = (site: Settling): string =>
  headerRules(site)
    .map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n')
    .concat('\n');

/** Netlify and Cloudflare Pages: `_redirects`. */
const redirectsFile = (site: Settling): string =>
  redirectsOf(site)
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('');

/** Vercel: `vercel.json`. */
export const vercelFile = (site: Settling, settings: object = {}): string =>
  `${JSON.stringify(
    {
      ...settings,
      trailingSlash: false,
      headers: headerRules(site).map(({ path, headers }) => ({
        source: path.replace('*', '(.*)'),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
      redirects: redirectsOf(site).map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
    },
    undefined,
    2,
  )}\n`;

/** Netlify: `netlify.toml`. */
export const netlifyFile = (site: Settling, settings = ''): string =>
  settings +
  headerRules(site)
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

/** Headers and redirects in the formats of common static hosts, by file name in the upload folder. */
export const hostFiles = (site: Settling): Readonly<Record<string, string>> => ({
  _headers: headersFile(site),
  _redirects: redirectsFile(site),
  'vercel.json': vercelFile(site),
  'netlify.toml': netlifyFile(site),
});
