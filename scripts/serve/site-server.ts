import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Configuration } from '../../src/core/configuration.ts';
import { ASSET_CACHING, securityHeaders } from '../../src/settle/security-headers.ts';
import { trackerOrigin } from '../build/hosts/tracker-origin.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const isText = (type: string): boolean => /charset|wasm/.test(type);

interface Served {
  readonly body: Buffer;
  readonly gzipped: Buffer | undefined;
  readonly type: string;
  readonly etag: string;
}

/** Also of names that no file can have, for which `stat` throws: one with a NUL, or of more than 255 bytes. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The file that a static host would answer a path with. */
function fileAt(directory: string, path: string): string | undefined {
  const root = resolve(directory);
  return [path, join(path, 'index.html')]
    .map((candidate) => join(root, candidate))
    .find((file) => (file + sep).startsWith(root + sep) && isFile(file));
}

function readServed(file: string): Served {
  const body = readFileSync(file);
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  return {
    body,
    type,
    gzipped: isText(type) ? gzipSync(body, { level: 9 }) : undefined,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
  };
}

function decodePath(url: string): string | undefined {
  try {
    // `//name/path` is a path of this host, too, and not the address of another one.
    return decodeURIComponent(new URL(url.replace(/^[/\\]+/, '/'), 'http://host').pathname);
  } catch {
    return undefined; // %E0%A4%A is no text
  }
}

export interface SiteServerOptions {
  readonly directory: string;
  readonly configuration: Configuration;
  readonly port?: number;
  /** Which network to listen on; this machine alone if left out. */
  readonly host?: string;
}

/** A built site with the address it can be had at. */
export interface SiteServer {
  /** Without a slash at its end; the base path is not in it. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a built site as a static host would, under the headers that the site ships with (`_headers`).
 * Rejects with the error of `listen`, such as EADDRINUSE.
 */
export async function startSiteServer({ directory, configuration, port = 0, host = '127.0.0.1' }: SiteServerOptions): Promise<SiteServer> {
  const base = configuration.app.baseUrl;
  const headers = securityHeaders(trackerOrigin(configuration));
  const cache = new Map<string, Served>();

  const served = (file: string): Served => {
    const version = `${file} ${statSync(file).mtimeMs}`; // a site may be built again while it is served
    const known = cache.get(version) ?? readServed(file);
    cache.set(version, known);
    return known;
  };

  const respond = (request: IncomingMessage, response: ServerResponse): void => {
    const path = decodePath(request.url ?? '/');
    const isOurs = path !== undefined && `${path}/`.startsWith(base);
    const found = isOurs ? fileAt(directory, path.slice(base.length)) : undefined;
    const { body, gzipped, type, etag } = served(found ?? join(resolve(directory), '404.html'));
    const isGzipped = gzipped !== undefined && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    const isAsset = path?.startsWith(`${base}assets/`) === true && found !== undefined;
    const isKnown = found !== undefined && request.headers['if-none-match'] === etag;
    response.writeHead(found === undefined ? 404 : isKnown ? 304 : 200, {
      ...headers,
      'Content-Type': type,
      'Cache-Control': isAsset ? ASSET_CACHING : 'no-cache',
      Vary: 'Accept-Encoding',
      ETag: etag,
      ...(isGzipped ? { 'Content-Encoding': 'gzip' } : {}),
    });
    response.end(isKnown || request.method === 'HEAD' ? undefined : isGzipped ? gzipped : body);
  };

  const server = createServer((request, response) => {
    try {
      respond(request, response);
    } catch (error) {
      // Such as while the site is built again: this answer is lost, the server goes on.
      console.error(error);
      response.writeHead(500).end();
    }
  });
  await listen(server, port, host);
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    origin: `http://localhost:${bound}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((done, refuse) => {
    server.once('error', refuse);
    server.listen(port, host, done);
  });
