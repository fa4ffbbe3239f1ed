import { percentDecode } from '#pure/notation/url/percent-decode.ts';
import { hasPunycode, toUnicodeHostname } from '#pure/network/unicode-hostname.ts';

/** The parts of a URL as the URL Standard names and writes them; empty where the URL has none. */
export interface UrlParts {
  readonly fullUrl: string;
  /** `undefined` for an opaque one. */
  readonly origin: string | undefined;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly host: string;
  readonly hostname: string;
  /** Only of a hostname with Punycode. */
  readonly unicodeHostname: string | undefined;
  readonly port: string;
  /** The scheme's own, which a URL does not write. */
  readonly isDefaultPort: boolean;
  readonly path: string;
  /** Only where it differs from the path. */
  readonly decodedPath: string | undefined;
  readonly query: string;
  readonly fragment: string;
}

/** URL Standard, “default port”. */
const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'ws:': '80', 'https:': '443', 'wss:': '443', 'ftp:': '21' };

export function urlParts(url: URL): UrlParts {
  const decodedPath = percentDecode(url.pathname);
  return {
    fullUrl: url.href,
    // The origin of a file is left open by the standard, and browsers differ.
    origin: url.origin === 'null' || url.protocol === 'file:' ? undefined : url.origin,
    protocol: url.protocol,
    username: percentDecode(url.username) ?? url.username,
    password: percentDecode(url.password) ?? url.password,
    host: url.host,
    hostname: url.hostname,
    unicodeHostname: hasPunycode(url.hostname) ? toUnicodeHostname(url.hostname) : undefined,
    port: url.port || (DEFAULT_PORTS[url.protocol] ?? ''),
    isDefaultPort: url.port === '' && url.protocol in DEFAULT_PORTS,
    path: url.pathname,
    decodedPath: decodedPath === url.pathname ? undefined : decodedPath,
    query: url.search,
    fragment: url.hash,
  };
}
