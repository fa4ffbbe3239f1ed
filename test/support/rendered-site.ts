import { createServer, request } from 'node:http';
import { folderFiles } from '../../src/cli/serve/folder-files.ts';
import { readFacts } from '../../src/cli/serve/write-site.ts';
import { startServer } from '../../src/cli/serve/site-server.ts';
import { templateSource } from '../../src/cli/serve/site-source.ts';
import { readSettings } from '../../src/hosting/read-settings.ts';
import { TEMPLATE } from '../../scripts/build/folders.ts';

/** A site that is served for a test. Its origin has no slash at the end. */
export interface ServedSite {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Renders a site from the built template with the settings of a file, and serves it like `it-tools serve`. The default is any free port. */
export async function serveRendered(content: object, port = 0): Promise<ServedSite> {
  const template = folderFiles(TEMPLATE);
  const facts = readFacts(template);
  const file = { path: 'config.json', bytes: new TextEncoder().encode(JSON.stringify(content)) };
  const read = readSettings({ flags: {}, environment: {}, file }, facts);
  if (!read.ok) throw new Error(read.faults.join('\n'));
  const { settings } = read;
  return startServer({
    source: templateSource(template, { facts, settings }),
    baseUrl: settings.baseUrl,
    trackerOrigin: facts.trackerOrigin,
    port,
    host: '127.0.0.1',
  });
}

/** A proxy for a site on a host that also serves other pages. It passes on requests below a path, and keeps or strips the path. */
export async function proxyTo(
  site: ServedSite,
  path: string,
  isStripping: boolean,
): Promise<ServedSite & { readonly strayed: readonly string[] }> {
  const strayed: string[] = [];
  const server = createServer((incoming, response) => {
    const url = incoming.url ?? '/';
    if (!`${url}/`.startsWith(path)) {
      strayed.push(url);
      response.writeHead(404).end('Not of the site.');
      return;
    }
    const target = isStripping ? `/${url.slice(path.length)}` : url;
    const passed = request(new URL(target, site.origin), { method: incoming.method, headers: incoming.headers }, (siteResponse) => {
      response.writeHead(siteResponse.statusCode ?? 502, siteResponse.headers);
      siteResponse.pipe(response);
    });
    passed.on('error', () => response.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    strayed,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
