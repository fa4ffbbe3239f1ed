import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { securityHeaders } from '#settle/security-headers.ts';
import { askedFile } from './asked-file.ts';
import { type Encoding, FileAnswers } from './file-answer.ts';
import type { SiteSource } from './site-source.ts';

const HEADER_BYTES = 16 * 1024;
const HEADER_MS = 10_000;
const IDLE_MS = 75_000;
const ANSWER_MS = 120_000;
const CONNECTIONS = 1000;
const ENDING_MS = 5000;

export interface SiteServerOptions {
  readonly source: SiteSource;
  readonly baseUrl: string;
  /** Where the analytics of the site are, if it has them; else an empty text. */
  readonly trackerOrigin: string;
  /** Any free one if 0. */
  readonly port: number;
  /** Which network to listen on: IPv6 and IPv4, whichever the machine has, if empty. */
  readonly host: string;
  /** Hears of each answer, if anybody wants to. */
  readonly log?: ((line: string) => void) | undefined;
}

/** A site that is served. */
export interface SiteServer {
  /** Without a slash at its end; the base path is not in it. */
  readonly origin: string;
  /** No new connections; running answers have five seconds. */
  readonly close: () => Promise<void>;
}

/** Serves a site. Rejects with the error of `listen`, such as EADDRINUSE. */
export async function startServer({ source, baseUrl, trackerOrigin, port, host, log }: SiteServerOptions): Promise<SiteServer> {
  const answers = new FileAnswers(source, trackerOrigin);
  const plain = { ...securityHeaders(trackerOrigin), 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };
  const site = { baseUrl, redirects: source.redirects, hasFile: (file: string) => source.version(file) !== undefined };

  const sendFile = (request: IncomingMessage, response: ServerResponse, file: string, status: 200 | 404): void => {
    const { etag, headers } = answers.describe(file);
    const accepted = new Negotiator(request).encodings([...answers.encodings(file)]);
    const encoding = answers.encodings(file).find((each) => accepted.includes(each)) ?? ('identity' satisfies Encoding);
    const tag = `"${etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const isKnown = status === 200 && request.headers['if-none-match'] !== undefined && fresh(request.headers, { etag: tag });
    const body = isKnown ? undefined : answers.body(file, encoding);
    response.writeHead(isKnown ? 304 : status, {
      ...headers,
      ETag: tag,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      ...(body && { 'Content-Length': body.length }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  const respond = (request: IncomingMessage, response: ServerResponse): void => {
    // What comes with a request is not read: the connection has no further use.
    if (request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined)
      response.shouldKeepAlive = false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...plain, Allow: 'GET, HEAD', Connection: 'close' }).end();
      return;
    }
    const asked = askedFile(request.url ?? '/', site);
    if (asked.kind === 'health') response.writeHead(200, plain).end(request.method === 'HEAD' ? undefined : 'ok\n');
    else if (asked.kind === 'redirect')
      response.writeHead(asked.status, { ...plain, 'Cache-Control': 'no-cache', Location: asked.to }).end();
    else if (asked.kind === 'file') sendFile(request, response, asked.file, 200);
    else sendFile(request, response, '404.html', 404);
  };

  const server = createServer(
    { maxHeaderSize: HEADER_BYTES, headersTimeout: HEADER_MS, requestTimeout: 0, keepAliveTimeout: IDLE_MS },
    (request, response) => {
      if (log) logAnswer(request, response, log);
      try {
        respond(request, response);
      } catch (error) {
        // Such as while the site is built again: this answer is lost, the server goes on.
        console.error(error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      }
    },
  );
  server.maxConnections = CONNECTIONS;
  server.setTimeout(ANSWER_MS);
  await listenAnywhere(server, port, host);
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return { origin: `http://localhost:${bound}`, close: () => closeSoon(server) };
}

/** No address of a visitor, and nothing that he asked behind the path. */
function logAnswer(request: IncomingMessage, response: ServerResponse, log: (line: string) => void): void {
  const startedAt = performance.now();
  const sentBefore = request.socket.bytesWritten;
  response.on('close', () => {
    const [path] = (request.url ?? '').split('?');
    const line = { time: new Date().toISOString(), method: request.method, path, status: response.statusCode };
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    log(JSON.stringify({ ...line, bytes: request.socket.bytesWritten - sentBefore, ms }));
  });
}

/** Without a host on all networks; a machine without IPv6 says that it has none. */
async function listenAnywhere(server: Server, port: number, host: string): Promise<void> {
  try {
    await listen(server, port, host === '' ? '::' : host);
  } catch (error) {
    const hasNone = error instanceof Error && 'code' in error && (error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL');
    if (host !== '' || !hasNone) throw error;
    await listen(server, port, '0.0.0.0');
  }
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((done, refuse) => {
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      done();
    });
  });

const closeSoon = (server: Server): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(() => server.closeAllConnections(), ENDING_MS);
    server.close(() => {
      clearTimeout(timer);
      done();
    });
    server.closeIdleConnections();
  });
