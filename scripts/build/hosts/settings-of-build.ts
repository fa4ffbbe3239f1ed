import { readFileSync } from 'node:fs';
import deployment from '../../../configuration.ts';
import type { ConfigurationObject } from '../../../src/core/configuration.ts';
import { siteSettings } from '../../../src/core/settings.ts';
import { readSettings } from '../../../src/hosting/read-settings.ts';
import type { SettingSources } from '../../../src/hosting/said-settings.ts';
import type { SiteFacts } from '../../../src/hosting/site-facts.ts';
import type { SiteSettings } from '../../../src/hosting/site-settings.ts';
import { environment } from '../../configuration.ts';

/** The settings in configuration.ts as the equivalent environment variables. */
function variablesOf(object: ConfigurationObject): Readonly<Record<string, string>> {
  const groups = object as Readonly<Record<string, Readonly<Record<string, string>> | undefined>>; // each of its groups maps names to texts
  return Object.fromEntries(
    Object.entries(siteSettings).flatMap(([key, setting]) => {
      const [group = '', name = ''] = key.split('.');
      const value = groups[group]?.[name];
      return 'variable' in setting && setting.variable !== undefined && value !== undefined ? [[setting.variable, value]] : [];
    }),
  );
}

/** The sources of the settings of the site that a build renders. */
export function sourcesOfBuild(): SettingSources {
  const path = environment['CONFIG_FILE'];
  const file = path ? { path, bytes: readFileSync(path) } : undefined;
  return { flags: {}, environment: { ...variablesOf(deployment), ...environment }, file };
}

/** The settings of the site that the build renders from its template. Throws one error that lists everything that is wrong. */
export function settingsOfBuild(facts: SiteFacts): SiteSettings {
  const read = readSettings(sourcesOfBuild(), facts);
  if (!read.ok) throw new Error(['The configuration is wrong:', ...read.faults].join('\n'));
  return read.settings;
}
