import { type Setting, type SiteSettingKey, siteSettings } from '#core/settings.ts';
import { homeTextOf } from './home-text-setting.ts';
import { settingFaults } from './settings-faults.ts';
import { readSettingsFile, type SettingsFile } from './settings-file.ts';
import type { SiteFacts } from './site-facts.ts';
import type { SiteSettings } from './site-settings.ts';
import { originOf } from './site-origin.ts';
import { takenSegment } from './taken-segment.ts';
import { toolDefaultsOf } from './tool-defaults-setting.ts';
import { hiddenTools, namedTools } from './tools-setting.ts';
import { unknownKeys } from './unknown-keys.ts';

/** Where settings are said: by name without dashes, by variable, and in a file. */
export interface SettingSources {
  readonly flags: Readonly<Record<string, string>>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly file?: SettingsFile | undefined;
}

/** A value that was said, and where. */
export interface Said {
  readonly value: unknown;
  readonly source: string;
}

/** Settings that hold, or what is wrong with them: a line for each fault, in the order of the settings. */
export type ReadSettings =
  | { readonly ok: true; readonly settings: SiteSettings }
  | { readonly ok: false; readonly faults: readonly string[] };

type Values = { readonly [Key in SiteSettingKey]: Said | undefined };

/** What was said of each setting: a flag wins over a variable, and that over the file. An empty variable says nothing. */
function saidOf({ flags, environment }: SettingSources, file: Readonly<Record<string, unknown>>, path: string, faults: Faults): Values {
  const entries = Object.entries<Setting<unknown>>(siteSettings).map(([key, { variable = '', flag = '', format }]) => {
    const [group = '', name = ''] = key.split('.');
    const inGroup = file[group];
    const inFile = typeof inGroup === 'object' && inGroup !== null ? (inGroup as Readonly<Record<string, unknown>>)[name] : undefined; // an object of JSON
    const check = (source: string, given: unknown, value: unknown): Said | undefined => {
      if (value !== undefined) return { source, value };
      faults.add(key, settingFaults.wrong(key, source, format.says, given));
      return undefined;
    };
    const flagged = flags[flag];
    const variableSays = environment[variable] ?? '';
    if (flagged !== undefined) return [key, check(`--${flag}`, flagged, format.parse(flagged))];
    if (variableSays !== '') return [key, check(variable, variableSays, format.parse(variableSays))];
    return [key, inFile === undefined ? undefined : check(path, inFile, format.take?.(inFile))];
  });
  return Object.fromEntries(entries) as Values; // the very keys
}

/** Faults by the setting that they are about: those that are about none stand at the end. */
export class Faults {
  readonly #found: { readonly place: number; readonly fault: string }[] = [];

  /** `key` is that of a setting, or of what is inside of it. */
  add(key: SiteSettingKey | (string & {}), fault: string): void {
    const place = Object.keys(siteSettings).findIndex((each) => each === key || key.startsWith(`${each}.`) || key.startsWith(`${each}[`));
    this.#found.push({ place: place < 0 ? Number.POSITIVE_INFINITY : place, fault });
  }

  get inOrder(): readonly string[] {
    return this.#found.toSorted((one, other) => (one.place === other.place ? 0 : one.place - other.place)).map(({ fault }) => fault);
  }
}

/** Reads what a site is settled for, and checks it against what its template says of itself. */
export function readSettings(sources: SettingSources, facts: SiteFacts): ReadSettings {
  const faults = new Faults();
  const read = sources.file && readSettingsFile(sources.file);
  const path = read?.path ?? '';
  const file = read?.root ?? {};
  for (const fault of unknownKeys(file, path)) faults.add('', fault);
  for (const key of read?.twice ?? []) faults.add(key, settingFaults.twice(key, path));
  const said = saidOf(sources, file, path, faults);
  const valueOf = <Key extends SiteSettingKey>(key: Key) =>
    (said[key]?.value ?? siteSettings[key].initial) as (typeof siteSettings)[Key]['initial']; // read by its own format

  const baseUrl = valueOf('app.baseUrl');
  const taken = takenSegment(baseUrl, facts);
  if (taken !== undefined) faults.add('app.baseUrl', settingFaults.taken(said['app.baseUrl']?.source ?? '', taken, baseUrl));
  const only = namedTools('tools.only', said['tools.only'], facts, faults);
  const hide = namedTools('tools.hide', said['tools.hide'], facts, faults);
  const hidden = hiddenTools(only, hide, facts);
  const toolDefaults = toolDefaultsOf(said['tools.defaults'], facts, faults);
  const homeText = homeTextOf(said['home.text'], facts, faults);
  for (const fault of read?.faults ?? []) faults.add('', fault);
  if (hidden.length === facts.tools.length) faults.add('', settingFaults.noneLeft);
  const wantsTracker = sources.environment['VITE_TRACKER_ENABLED']?.toLowerCase() === 'true';
  if (wantsTracker && facts.trackerOrigin === '') faults.add('', settingFaults.noTracker);

  if (faults.inOrder.length > 0) return { ok: false, faults: faults.inOrder };
  const settings: SiteSettings = {
    baseUrl,
    origin: originOf(valueOf('app.siteUrl'), baseUrl),
    links: { repository: valueOf('links.repository'), social: valueOf('links.social'), support: valueOf('links.support') },
    siteName: valueOf('site.name'),
    showBanner: valueOf('site.showBanner'),
    hidden,
    toolDefaults,
    language: valueOf('defaults.language'),
    theme: valueOf('defaults.theme'),
    homeText,
  };
  return { ok: true, settings };
}
