import type { Configuration } from '../../src/core/configuration.ts';
import { SITE } from '../build/folders.ts';
import { startSiteServer } from './site-server.ts';

const DEFAULT_PORT = 4173;

/** Serves the built site until the process ends, and prints its address. Exits with a message if the port is in use. */
export async function serveSite(configuration: Configuration): Promise<void> {
  const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
  const host = process.env['HOST'] ?? '127.0.0.1';
  try {
    const { origin } = await startSiteServer({ directory: SITE, configuration, port, host });
    console.log(`IT Tools is at ${origin}${configuration.app.baseUrl}   (Ctrl+C stops it)`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is used by another program. Stop that program or choose another port: PORT=${port + 1} npm start`);
    process.exit(1);
  }
}
