import { percentDecode } from '#pure/notation/url/percent-decode.ts';
import { hasPunycode, toUnicodeHostname } from '#pure/network/unicode-hostname.ts';

/** The parts of a URL in the serialization of the URL Standard. Missing parts are empty. */
export interface UrlParts {
  readonly fullUrl: string;
  /** `undefined` for an opaque origin. */
  readonly origin: string | undefined;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly host: string;
  readonly hostname: string;
  /** Only for a hostname with Punycode. */
  readonly unicodeHostname: string | undefined;
  readonly port: string;
  /** Whether the port is the default of the scheme, which a URL omits. */
  readonly isDefaultPort: boolean;
  readonly path: string;
  /** Only if it differs from the path. */
  readonly decodedPath: string | undefined;
  readonly query: string;
  readonly fragment: string;
}

/** The default ports of the URL Standard. */
const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'ws:': '80', 'https:': '443', 'wss:': '443', 'ftp:': '21' };

export function urlParts(url: URL): UrlParts {
  const decodedPath = percentDecode(url.pathname);
  return {
    fullUrl: url.href,
    // The standard does not define the origin of a file URL, and browsers differ.
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
