const directives = (trackerOrigin: string, scripts: readonly string[]): Readonly<Record<string, readonly string[]>> => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts],
  'style-src': ["'self'", "'unsafe-inline'"], // CodeMirror and Base UI insert style elements
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'frame-src': ["'self'", 'blob:'],
  'connect-src': ["'self'", trackerOrigin].filter(Boolean),
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'self'"],
  'form-action': ["'none'"],
});

/**
 * A content security policy that allows only the inline scripts in `sources` (such as `'sha256-…'`). The only other host that a page may
 * contact is the analytics host; its origin is empty if the build has no analytics.
 */
export const contentSecurityPolicy = (trackerOrigin: string, sources: readonly string[]): string =>
  Object.entries(directives(trackerOrigin, sources))
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/**
 * The headers of every file. The server's policy cannot list the hashes of all pages, so it allows inline scripts; each page has its own
 * policy with its hashes (scripts/build/hosts/policy.ts), and the browser enforces both. A worker is subject only to the policy of its own
 * response, which is this one.
 */
export const securityHeaders = (trackerOrigin: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': `${contentSecurityPolicy(trackerOrigin, ["'unsafe-inline'"])}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-DNS-Prefetch-Control': 'off',
  'Permissions-Policy': 'camera=(self), microphone=(self)',
});

/** The caching of files under assets/, whose names contain a hash of their content. */
export const ASSET_CACHING = 'public, max-age=31536000, immutable';
