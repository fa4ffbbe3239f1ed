import { setFlagsFromString } from 'node:v8';
import { ok, type Result } from '#core/result.ts';
import type { Cli } from '../cli.ts';
import { type Printed, printed } from '../printed.ts';
import type { Ending } from '../said.ts';
import type { ReadWords } from '../words.ts';
import { lossyWriter } from '../stream-writer.ts';
import { requestLog } from './request-log.ts';
import { readSite } from './site-settings.ts';
import { type SiteServer, startServer } from './site-server.ts';
import { templateSource } from './site-source.ts';

const stopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Serves the site until a signal ends the process. */
export async function serveSite(cli: Cli, read: ReadWords): Promise<Result<Printed, Ending>> {
  const found = readSite(cli, read);
  if ('ending' in found) return ok(found.ending);
  const { template, facts, settings, server } = found.site;
  const { port, host, logRequests } = server;
  // With a thousand concurrent requests, V8's young generation would grow by 40 MB without any gain in speed.
  setFlagsFromString('--semi-space-growth-factor=1');
  const ended = stopped(); // registered first, so that an early signal is not lost
  let served: SiteServer;
  try {
    served = await startServer({
      source: templateSource(template, { facts, settings }),
      baseUrl: settings.baseUrl,
      trackerOrigin: facts.trackerOrigin,
      port,
      host,
      log: logRequests ? requestLog(cli.io.stdout) : undefined,
    });
  } catch (error) {
    if (!isTaken(error)) throw error;
    return ok(
      printed(
        '',
        [`Port ${port} is taken by another program. End that one, or choose another: PORT=${port === 65_535 ? port - 1 : port + 1}`],
        1,
      ),
    );
  }
  const { length: all } = facts.tools;
  await lossyWriter(cli.io.stdout).write(
    `IT Tools is at ${served.origin}${settings.baseUrl}   (${all - settings.hidden.length} of ${all} tools)\n`,
  );
  await ended;
  await served.close();
  return ok(printed(''));
}
