import { ok, type Result } from '#core/result.ts';
import type { Cli } from '../cli.ts';
import { type Printed, printed } from '../printed.ts';
import type { Ending } from '../said.ts';
import type { ReadWords } from '../words.ts';
import { readSite } from './site-settings.ts';

/** Reads the settings and reports whether they are valid, or their errors. */
export function checkSettings(cli: Cli, read: ReadWords): Result<Printed, Ending> {
  const found = readSite(cli, read);
  if ('ending' in found) return ok(found.ending);
  const { facts, settings } = found.site;
  const { length: all } = facts.tools;
  return ok(printed(`The configuration is good: ${all - settings.hidden.length} of ${all} tools, base ${settings.baseUrl}.\n`));
}
