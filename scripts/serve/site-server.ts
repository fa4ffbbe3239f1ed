import { folderFiles } from '../../src/cli/serve/folder-files.ts';
import { startServer, type SiteServer } from '../../src/cli/serve/site-server.ts';
import type { Configuration } from '../../src/core/configuration.ts';
import { trackerOrigin } from '../build/hosts/tracker-origin.ts';

export type { SiteServer } from '../../src/cli/serve/site-server.ts';

export interface SiteServerOptions {
  readonly directory: string;
  readonly configuration: Configuration;
  readonly port?: number;
  /** The address to listen on. The default is this machine only. */
  readonly host?: string;
}

/** Serves a rendered site with the server of `it-tools serve`. Rejects with the error of `listen`, such as EADDRINUSE. */
export const startSiteServer = ({ directory, configuration, port = 0, host = '127.0.0.1' }: SiteServerOptions): Promise<SiteServer> =>
  startServer({
    source: { ...folderFiles(directory), redirects: new Map() },
    baseUrl: configuration.app.baseUrl,
    trackerOrigin: trackerOrigin(configuration),
    port,
    host,
  });
