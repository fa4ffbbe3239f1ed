import { get } from 'node:http';
import { ok, type Result } from '#core/result.ts';
import { readServerSettings } from '#hosting/read-server-settings.ts';
import type { Cli } from '../cli.ts';
import { type Printed, printed } from '../printed.ts';
import type { Ending } from '../said.ts';
import type { ReadWords } from '../words.ts';

const PATIENCE_MS = 3000;

const isHealthy = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get({ host, port, path: '/healthz', timeout: PATIENCE_MS }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });

/** Checks the server on this machine and reports the result as the exit status, for images without a shell. */
export async function askHealth({ io }: Cli, { said }: ReadWords): Promise<Result<Printed, Ending>> {
  const flags = Object.fromEntries([...said].map(([name, values]) => [name, values.at(-1) ?? '']));
  const read = readServerSettings(flags, io.env);
  if (!read.ok) return ok(printed('', ['The configuration is wrong:', ...read.faults], 1));
  const { port, host } = read.settings;
  const isOk = await isHealthy(port, host === '' || host === '::' || host === '0.0.0.0' ? '127.0.0.1' : host);
  return ok(printed('', [], isOk ? 0 : 1));
}
