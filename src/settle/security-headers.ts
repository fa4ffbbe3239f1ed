const directives = (trackerOrigin: string, scripts: readonly string[]): Readonly<Record<string, readonly string[]>> => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts],
  'style-src': ["'self'", "'unsafe-inline'"], // CodeMirror and Base UI put style elements into the page
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
 * The content security policy that allows, of inline scripts, only those of the `sources` (such as `'sha256-…'`). The one host beside the own that
 * a page may call is that of the analytics, if the build has them: else its origin is empty.
 */
export const contentSecurityPolicy = (trackerOrigin: string, sources: readonly string[]): string =>
  Object.entries(directives(trackerOrigin, sources))
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/**
 * What the server sends with every file. Its policy cannot list the hashes of all pages, so it lets inline scripts through;
 * each page carries a policy of its own with its hashes (scripts/build/hosts/policy.ts), and the browser enforces both.
 * A worker knows the policy of its own response only: this one.
 */
export const securityHeaders = (trackerOrigin: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': `${contentSecurityPolicy(trackerOrigin, ["'unsafe-inline'"])}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-DNS-Prefetch-Control': 'off',
  'Permissions-Policy': 'camera=(self), microphone=(self)',
});

/** Files under assets/ carry a hash of their content in their name. */
export const ASSET_CACHING = 'public, max-age=31536000, immutable';
