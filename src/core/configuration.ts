import { address, anyText, boolean, type Format, oneOf } from './setting-formats.ts';
import { type Setting as SiteSetting, siteSettings } from './settings.ts';

/** A build setting: its variable, its format, and its default. */
interface Setting<Value> {
  readonly variable: string;
  readonly format: Format<Value>;
  readonly initial: Value;
}

const set = <Value>(variable: string, format: Format<Value>, initial: NoInfer<Value>): Setting<Value> => ({ variable, format, initial });

/** A setting that can also be changed when a site is rendered. */
const ofSite = <Value>({ variable = '', format, initial }: SiteSetting<Value>): Setting<Value> => ({ variable, format, initial });

export const settings = {
  app: {
    version: set('PACKAGE_VERSION', anyText, '0.0.0'),
    lastCommitSha: set('VITE_COMMIT_SHA', anyText, ''),
    baseUrl: ofSite(siteSettings['app.baseUrl']),
    env: set('VITE_APP_ENV', oneOf(['production', 'development', 'preview', 'test']), 'development'),
    /** The public address of the site. If set, canonical links, absolute hreflang links, and a sitemap are written. */
    siteUrl: ofSite(siteSettings['app.siteUrl']),
  },
  plausible: {
    isTrackerEnabled: set('VITE_TRACKER_ENABLED', boolean, false),
    domain: set('VITE_PLAUSIBLE_DOMAIN', anyText, ''),
    apiHost: set('VITE_PLAUSIBLE_API_HOST', address, 'https://plausible.io'),
    trackLocalhost: set('VITE_PLAUSIBLE_TRACK_LOCALHOST', boolean, false),
  },
  links: {
    repository: ofSite(siteSettings['links.repository']),
    social: ofSite(siteSettings['links.social']),
    support: ofSite(siteSettings['links.support']),
  },
  site: {
    name: ofSite(siteSettings['site.name']),
    showBanner: ofSite(siteSettings['site.showBanner']),
  },
} as const;

type Settings = typeof settings;
type ValueOf<S> = S extends Setting<infer Value> ? Value : never;

export type Configuration = {
  readonly [Group in keyof Settings]: { readonly [Key in keyof Settings[Group]]: ValueOf<Settings[Group][Key]> };
};

/** Values that a deployment stores as text in a file instead of passing them in the environment. */
export type ConfigurationObject = { readonly [Group in keyof Settings]?: { readonly [Key in keyof Settings[Group]]?: string } };

/**
 * Reads the configuration from environment variables, then from the configuration object, then from the defaults. Throws one error that
 * lists every invalid value with its key and expected format, so that the start fails.
 */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
  object: ConfigurationObject = {},
): Configuration {
  const faults: string[] = [];
  const groups = Object.entries(settings).map(([group, members]) => {
    const values = Object.entries<Setting<unknown>>(members).map(([key, setting]) => {
      const given = environment[setting.variable] ?? (object as Record<string, Record<string, string>>)[group]?.[key]; // same keys
      if (given === undefined) return [key, setting.initial];
      const value = setting.format.parse(given);
      if (value === undefined)
        faults.push(`${group}.${key} (${setting.variable}) must be ${setting.format.description}, but it is ${JSON.stringify(given)}.`);
      return [key, value];
    });
    return [group, Object.fromEntries(values)];
  });
  if (faults.length > 0) throw new Error(`The configuration is wrong:\n${faults.join('\n')}`);
  return Object.fromEntries(groups) as Configuration; // built from the keys of `settings`
}
