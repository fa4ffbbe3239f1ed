import { address, anyText, boolean, type Format, oneOf } from './setting-formats.ts';
import { type Setting as SiteSetting, siteSettings } from './settings.ts';

/** A setting of the build: where it comes from, what it may be, and what it is if nobody says. */
interface Setting<Value> {
  readonly variable: string;
  readonly format: Format<Value>;
  readonly initial: Value;
}

const set = <Value>(variable: string, format: Format<Value>, initial: NoInfer<Value>): Setting<Value> => ({ variable, format, initial });

/** One that a site can have otherwise when it is settled. */
const ofSite = <Value>({ variable = '', format, initial }: SiteSetting<Value>): Setting<Value> => ({ variable, format, initial });

export const settings = {
  app: {
    version: set('PACKAGE_VERSION', anyText, '0.0.0'),
    lastCommitSha: set('VITE_COMMIT_SHA', anyText, ''),
    baseUrl: ofSite(siteSettings['app.baseUrl']),
    env: set('VITE_APP_ENV', oneOf(['production', 'development', 'preview', 'test']), 'development'),
    /** Where the site will stand; if set, canonical links, absolute hreflang and a sitemap are written. */
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

/** Values that a deployment writes down instead of passing them in the environment, as text. */
export type ConfigurationObject = { readonly [Group in keyof Settings]?: { readonly [Key in keyof Settings[Group]]?: string } };

/**
 * The configuration from environment variables, then the configuration object, then the defaults.
 * Throws one error that names every key with a wrong value, its format and the value: the start must stop.
 */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
  object: ConfigurationObject = {},
): Configuration {
  const faults: string[] = [];
  const groups = Object.entries(settings).map(([group, members]) => {
    const values = Object.entries<Setting<unknown>>(members).map(([key, setting]) => {
      const given = environment[setting.variable] ?? (object as Record<string, Record<string, string>>)[group]?.[key]; // the same keys as `settings`
      if (given === undefined) return [key, setting.initial];
      const value = setting.format.parse(given);
      if (value === undefined)
        faults.push(`${group}.${key} (${setting.variable}) must be ${setting.format.says}, but it is ${JSON.stringify(given)}.`);
      return [key, value];
    });
    return [group, Object.fromEntries(values)];
  });
  if (faults.length > 0) throw new Error(`The configuration is wrong:\n${faults.join('\n')}`);
  return Object.fromEntries(groups) as Configuration; // built from the very keys of `settings`
}
