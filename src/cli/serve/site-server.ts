import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { askedFile } from './asked-file.ts';
import { Connections } from './connections.ts';
import { type Encoding, FileAnswers, headersOfAnswer } from './file-answer.ts';
import { type ServerLimits, serverLimits } from './server-limits.ts';
import type { SiteSource } from './site-source.ts';
import { Turns } from './turns.ts';

export interface SiteServerOptions {
  readonly source: SiteSource;
  readonly baseUrl: string;
  /** The origin of the site's analytics, or an empty string. */
  readonly trackerOrigin: string;
  /** 0 chooses any free port. */
  readonly port: number;
  /** The address to listen on. If empty: IPv6 and IPv4, as far as the machine has them. */
  readonly host: string;
  /** Receives a line for each response. */
  readonly log?: ((line: string) => void) | undefined;
  /** Defaults to `serverLimits`. Tests use other values. */
  readonly limits?: ServerLimits;
}

/** A running server. */
export interface SiteServer {
  /** The origin, without a final slash and without the base path. */
  readonly origin: string;
  /** Stops accepting connections and lets active responses finish. */
  readonly close: () => Promise<void>;
}

/**
 * In bytes. Larger bodies are passed to the system one at a time, because it copies megabytes in one call, and two hundred at once would
 * take seconds.
 */
const LARGE_BODY = 256 * 1024;

/** Starts a server for a site. Rejects with the error of `listen`, such as EADDRINUSE. */
export async function startServer(options: SiteServerOptions): Promise<SiteServer> {
  const { source, baseUrl, trackerOrigin, port, host, log, limits = serverLimits } = options;
  const responses = new FileAnswers(source, trackerOrigin);
  const large = new Turns();
  const plain = { ...headersOfAnswer(trackerOrigin), 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };
  const site = { baseUrl, redirects: source.redirects, hasFile: (file: string) => source.version(file) !== undefined };

  const sendText = (request: IncomingMessage, response: ServerResponse, status: number, headers: OutgoingHttpHeaders, text = ''): void => {
    response.writeHead(status, { ...plain, ...headers, 'Content-Length': text.length });
    response.end(request.method === 'HEAD' ? undefined : text);
  };

  const sendFile = async (request: IncomingMessage, response: ServerResponse, file: string, status: 200 | 404): Promise<void> => {
    const { etag, headers } = await responses.describe(file);
    const accepted = new Negotiator(request).encodings([...responses.encodings(file)]);
    const encoding = responses.encodings(file).find((each) => accepted.includes(each)) ?? ('identity' satisfies Encoding);
    const tag = `"${etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const isKnown = status === 200 && request.headers['if-none-match'] !== undefined && fresh(request.headers, { etag: tag });
    const body = isKnown || request.method === 'HEAD' ? undefined : await responses.body(file, encoding);
    const size = isKnown ? undefined : (body?.length ?? (await responses.size(file, encoding)));
    const send = (): void => {
      if (response.destroyed) return; // the client has disconnected
      response.writeHead(isKnown ? 304 : status, {
        ...headers,
        ETag: tag,
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
        ...(size !== undefined && { 'Content-Length': size }),
      });
      // Ended only after the body is written: on shutdown, Node closes connections whose response has ended, even if the client has not
      // received it.
      if (body) response.write(body, () => response.end());
      else response.end();
    };
    if (body && body.length > LARGE_BODY) await large.run(send);
    else send();
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // A request body is not read, so the connection cannot be reused.
    if (request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined)
      response.shouldKeepAlive = false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(request, response, 405, { Allow: 'GET, HEAD', Connection: 'close' });
      return;
    }
    const target = askedFile(request.url ?? '/', site);
    if (target.kind === 'health') sendText(request, response, 200, {}, 'ok\n');
    else if (target.kind === 'redirect') sendText(request, response, target.status, { 'Cache-Control': 'no-cache', Location: target.to });
    else if (target.kind === 'file') await sendFile(request, response, target.file, 200);
    else await sendFile(request, response, '404.html', 404);
  };

  const connections = new Connections(limits.waiting);
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    connections.begin(socket, () => {
      const timer = setTimeout(() => socket.destroy(), limits.answerTime);
      response.once('close', () => {
        clearTimeout(timer);
        connections.done(socket);
      });
      if (log) logResponse(request, response, log);
      respond(request, response).catch((error: unknown) => {
        // For example, while the site is being rebuilt. This response fails, but the server continues.
        console.error(error);
        if (response.headersSent) response.destroy();
        else sendText(request, response, 500, {});
      });
    });
  };

  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headerTime,
      connectionsCheckingInterval: limits.headerTime / 10, // Node's default is every 30 seconds
      requestTimeout: 0, // request bodies are not read
      keepAliveTimeout: limits.idleTime,
      keepAliveTimeoutBuffer: 0,
    },
    handle,
  );
  server.maxConnections = limits.connections;
  server.on('connection', (socket) => connections.opened(socket));
  server.on('checkContinue', handle); // no `100 Continue`, because bodies are not read
  server.on('connect', ({ socket }) =>
    connections.begin(socket, () => refuseRequest(socket, '405 Method Not Allowed', 'Allow: GET, HEAD\r\n')),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket instanceof Socket) connections.begin(socket, () => refuseRequest(socket, REFUSALS[error.code ?? ''] ?? '400 Bad Request'));
  });
  Object.assign(server, { httpAllowHalfOpen: true }); // responds to clients that have ended their side; missing in Node's types and guide
  await listenAnywhere(server, port, host);
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return { origin: `http://localhost:${bound}`, close: () => closeSoon(server, connections, limits.endingTime) };
}

/** Logs a response without the visitor's address and without the query. */
function logResponse(request: IncomingMessage, response: ServerResponse, log: (line: string) => void): void {
  const startedAt = performance.now();
  const sentBefore = request.socket.bytesWritten;
  response.on('close', () => {
    const [path] = (request.url ?? '').split('?');
    const line = { time: new Date().toISOString(), method: request.method, path, status: response.statusCode };
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    log(JSON.stringify({ ...line, bytes: request.socket.bytesWritten - sentBefore, ms }));
  });
}

/** Listens on all networks if there is no host. Falls back to IPv4 on a machine without IPv6. */
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

const closeSoon = (server: Server, connections: Connections, time: number): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(() => server.closeAllConnections(), time);
    server.close(() => {
      clearTimeout(timer);
      done();
    });
    connections.end();
  });

/** Status lines for requests that Node cannot parse, by Node's error code. */
const REFUSALS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Sends the last response on a connection for a request without a response object: an unreadable one, or CONNECT. */
function refuseRequest(socket: Socket, status: string, headers = ''): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
