import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ServerSettings } from '#core/server-settings.ts';
import { readServerSettings } from '#hosting/read-server-settings.ts';
import { readSettings } from '#hosting/read-settings.ts';
import { settingFaults } from '#hosting/settings-faults.ts';
import type { SettingsFile } from '#hosting/settings-file.ts';
import type { Settling } from '#hosting/render-page.ts';
import type { Cli } from '../cli.ts';
import { type Printed, printed } from '../printed.ts';
import type { ReadWords } from '../words.ts';
import { packagedTemplate } from './packaged-template.ts';
import type { Template } from './template.ts';
import { readFacts } from './write-site.ts';

const DEFAULT_FILE = '/config.json';

/** A site to render, with its server settings. */
export interface SiteToServe extends Settling {
  readonly template: Template;
  readonly server: ServerSettings;
}

/** Reads the named settings file, or the default one of a container image. */
function fileOf(
  flags: Readonly<Record<string, string>>,
  environment: Cli['io']['env'],
): SettingsFile | undefined | { readonly fault: string } {
  const flag = flags['config'];
  const path = flag ?? (environment['CONFIG_FILE'] || (existsSync(DEFAULT_FILE) ? DEFAULT_FILE : undefined)); // an empty one is unset
  if (path === undefined) return undefined;
  try {
    return { path, bytes: readFileSync(path) };
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^\w+: ([^,]*),.*$/s, '$1') : String(error);
    return { fault: settingFaults.unreadable(flag === undefined ? 'CONFIG_FILE' : '--config', path, reason) };
  }
}

/** A site to render, or the error output of the command. */
type ReadSite = { readonly site: SiteToServe } | { readonly ending: Printed };

/** Reads the site and its settings. If there are errors, returns all of them, and nothing is served or written. */
export function readSite({ io, library }: Cli, { said }: ReadWords): ReadSite {
  const template = packagedTemplate(fileURLToPath(new URL('site', library.folder)));
  const facts = readFacts(template);
  const flags = Object.fromEntries([...said].map(([name, values]) => [name, values.at(-1) ?? '']));
  const file = fileOf(flags, io.env);
  const settings = readSettings({ flags, environment: io.env, file: file && 'bytes' in file ? file : undefined }, facts);
  const server = readServerSettings(flags, io.env, file && 'fault' in file ? file.fault : undefined);
  const faults = [...(settings.ok ? [] : settings.faults), ...(server.ok ? [] : server.faults)];
  if (!settings.ok || !server.ok) return { ending: printed('', ['The configuration is wrong:', ...faults], 1) };
  return { site: { template, facts, settings: settings.settings, server: server.settings } };
}
