/** The target of a request: a file, a redirect, the health check, or nothing. */
export type Asked =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'health' }
  | { readonly kind: 'redirect'; readonly status: 301 | 308; readonly to: string }
  | { readonly kind: 'nothing' };

const nothing: Asked = { kind: 'nothing' };

/** Splits a request target, which can be an absolute URL, into path and query. */
function targetOf(url: string): readonly [path: string, query: string] {
  const own = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(own) ?? [];
  return [path, query];
}

/** Decodes a path. Returns `undefined` for paths that no page has: invalid UTF-8, a NUL, a backslash, or a dot segment. */
function decode(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path);
    return /[\0\\]|(?:^|\/)\.{1,2}(?:\/|$)/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

interface Site {
  readonly baseUrl: string;
  readonly hasFile: (file: string) => boolean;
  readonly redirects: ReadonlyMap<string, string>;
}

/**
 * Finds the target of a request. If the path starts with the base path, the base path is removed, because a proxy may or may not remove it.
 */
export function askedFile(url: string, { baseUrl, hasFile, redirects }: Site): Asked {
  const [raw, query] = targetOf(url);
  const path = decode(raw);
  if (path === undefined) return nothing;
  if (path === baseUrl.slice(0, -1) && path !== '') return { kind: 'redirect', status: 308, to: baseUrl + query };
  const name = (path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path).replace(/^\/+/, '');
  if (name === 'healthz') return { kind: 'health' };
  const page = name.replace(/\/$/, '');
  const present = redirects.get(page);
  if (present !== undefined) return { kind: 'redirect', status: 301, to: present + query };
  const file = [name, page === '' ? 'index.html' : `${page}/index.html`].find((each) => each !== '' && hasFile(each));
  return file === undefined ? nothing : { kind: 'file', file };
}
