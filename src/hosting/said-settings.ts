import { type Setting, type SiteSettingKey, siteSettings } from '#core/settings.ts';
import type { Faults } from './faults.ts';
import { settingFaults } from './settings-faults.ts';
import type { SettingsFile } from './settings-file.ts';

/** The sources of settings: flags by name without dashes, variables, and a file. */
export interface SettingSources {
  readonly flags: Readonly<Record<string, string>>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly file?: SettingsFile | undefined;
}

/** A given value and its source. */
export interface Said {
  readonly value: unknown;
  readonly source: string;
}

type Values = { readonly [Key in SiteSettingKey]: Said | undefined };

/** The given value of each setting. A flag takes precedence over a variable, and a variable over the file. An empty variable is ignored. */
export function saidOf(
  { flags, environment }: SettingSources,
  file: Readonly<Record<string, unknown>>,
  path: string,
  faults: Faults,
): Values {
  const entries = Object.entries<Setting<unknown>>(siteSettings).map(([key, { variable = '', flag = '', format }]) => {
    const [group = '', name = ''] = key.split('.');
    const inGroup = file[group];
    const inFile = typeof inGroup === 'object' && inGroup !== null ? (inGroup as Readonly<Record<string, unknown>>)[name] : undefined; // JSON
    const check = (source: string, given: unknown, value: unknown): Said | undefined => {
      if (value !== undefined) return { source, value };
      faults.add(key, settingFaults.wrong(key, source, format.description, given));
      return undefined;
    };
    const inFlags = flags[flag];
    const inEnvironment = environment[variable] ?? '';
    if (inFlags !== undefined) return [key, check(`--${flag}`, inFlags, format.parse(inFlags))];
    if (inEnvironment !== '') return [key, check(variable, inEnvironment, format.parse(inEnvironment))];
    return [key, inFile === undefined ? undefined : check(path, inFile, format.take?.(inFile))];
  });
  return Object.fromEntries(entries) as Values; // same keys
}
