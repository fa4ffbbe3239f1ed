import { serverSettings, type ServerSettings } from '#core/server-settings.ts';
import type { Format } from '#core/setting-formats.ts';
import { settingFaults } from './settings-faults.ts';

interface Setting {
  readonly variable: string;
  readonly flag: string;
  readonly format: Format<unknown>;
  readonly initial: unknown;
}

/**
 * Reads the settings of the server. A flag takes precedence over a variable. `fileFault` is an error about the path of the settings file,
 * which is reported in its place among the others.
 */
export function readServerSettings(
  flags: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string | undefined>>,
  fileFault?: string,
): { readonly ok: true; readonly settings: ServerSettings } | { readonly ok: false; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const entries = Object.entries<Setting>(serverSettings).map(([key, { variable, flag, format, initial }]) => {
    if (key === 'logRequests' && fileFault !== undefined) faults.push(fileFault);
    const [source, given] = flags[flag] === undefined ? [variable, environment[variable] || undefined] : [`--${flag}`, flags[flag]];
    if (given === undefined) return [key, initial];
    const value = format.parse(given);
    if (value === undefined) faults.push(settingFaults.wrongOfServer(source, format.description, given));
    return [key, value];
  });
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, settings: Object.fromEntries(entries) as ServerSettings }; // same keys
}
