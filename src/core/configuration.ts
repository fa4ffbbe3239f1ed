/** One setting: where it comes from, what it may be, and what it is if nobody says. */
interface Setting<Value> {
  readonly variable: string;
  readonly format: string;
  readonly initial: Value;
  /** `undefined` when the text is not of the format. */
  readonly parse: (source: string) => Value | undefined;
}

const text = (variable: string, initial = ''): Setting<string> => ({ variable, format: 'a string', initial, parse: (source) => source });

/** True only for `true`, in any case; a text that is neither `true` nor `false` is refused. */
const flag = (variable: string, initial = false): Setting<boolean> => ({
  variable,
  format: 'a boolean',
  initial,
  parse: (source) => ({ true: true, false: false })[source.toLowerCase()],
});

const oneOf = <const Value extends string>(variable: string, values: readonly Value[], initial: NoInfer<Value>): Setting<Value> => ({
  variable,
  format: `one of ${values.join(', ')}`,
  initial,
  parse: (source) => values.find((value) => value === source),
});

/** A path that starts and ends with a slash. */
const path = (variable: string, initial = '/'): Setting<string> => ({
  variable,
  format: 'a path that starts and ends with /',
  initial,
  parse: (source) => (/^\/(?:[\w.~-]+\/)*$/.test(source) ? source : undefined),
});

/** An http or https address, or nothing. */
const address = (variable: string, initial = ''): Setting<string> => ({
  variable,
  format: 'an http(s) address or empty',
  initial,
  parse: (source) => (source === '' || /^https?:\/\/[^\s/]\S*$/.test(source) ? source : undefined),
});

export const settings = {
  app: {
    version: text('PACKAGE_VERSION', '0.0.0'),
    lastCommitSha: text('VITE_COMMIT_SHA'),
    baseUrl: path('BASE_URL'),
    env: oneOf('VITE_APP_ENV', ['production', 'development', 'preview', 'test'], 'development'),
    /** Where the site will stand; if set, canonical links, absolute hreflang and a sitemap are written. */
    siteUrl: address('VITE_SITE_URL'),
  },
  plausible: {
    isTrackerEnabled: flag('VITE_TRACKER_ENABLED'),
    domain: text('VITE_PLAUSIBLE_DOMAIN'),
    apiHost: address('VITE_PLAUSIBLE_API_HOST', 'https://plausible.io'),
    trackLocalhost: flag('VITE_PLAUSIBLE_TRACK_LOCALHOST'),
  },
  links: {
    repository: address('VITE_LINK_REPOSITORY'),
    social: address('VITE_LINK_SOCIAL'),
    support: address('VITE_LINK_SUPPORT'),
  },
  site: {
    name: text('SITE_NAME', 'IT Tools'),
    showBanner: flag('VITE_SHOW_BANNER'),
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
      const value = setting.parse(given);
      if (value === undefined)
        faults.push(`${group}.${key} (${setting.variable}) must be ${setting.format}, but it is ${JSON.stringify(given)}.`);
      return [key, value];
    });
    return [group, Object.fromEntries(values)];
  });
  if (faults.length > 0) throw new Error(`The configuration is wrong:\n${faults.join('\n')}`);
  return Object.fromEntries(groups) as Configuration; // built from the very keys of `settings`
}
