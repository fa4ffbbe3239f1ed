import { type SiteSettingKey, siteSettings } from '#core/settings.ts';
import { Faults } from './faults.ts';
import { homeTextOf } from './home-text-setting.ts';
import { saidOf, type SettingSources } from './said-settings.ts';
import { settingFaults } from './settings-faults.ts';
import { readSettingsFile } from './settings-file.ts';
import type { SiteFacts } from './site-facts.ts';
import type { SiteSettings } from './site-settings.ts';
import { originOf } from './site-origin.ts';
import { takenSegment } from './taken-segment.ts';
import { toolDefaultsOf } from './tool-defaults-setting.ts';
import { hiddenTools, namedTools } from './tools-setting.ts';
import { unknownKeys } from './unknown-keys.ts';

/** Valid settings, or one line for each error, in the order of the settings. */
export type ReadSettings =
  | { readonly ok: true; readonly settings: SiteSettings }
  | { readonly ok: false; readonly faults: readonly string[] };

/** Reads the settings of a site and checks them against the facts of its template. */
export function readSettings(sources: SettingSources, facts: SiteFacts): ReadSettings {
  const faults = new Faults();
  const read = sources.file && readSettingsFile(sources.file);
  const path = read?.path ?? '';
  const file = read?.root ?? {};
  for (const fault of unknownKeys(file, path)) faults.add('', fault);
  for (const key of read?.twice ?? []) faults.add(key, settingFaults.twice(key, path));
  const given = saidOf(sources, file, path, faults);
  const valueOf = <Key extends SiteSettingKey>(key: Key) =>
    (given[key]?.value ?? siteSettings[key].initial) as (typeof siteSettings)[Key]['initial']; // read by its own format

  const baseUrl = valueOf('app.baseUrl');
  const taken = takenSegment(baseUrl, facts);
  if (taken !== undefined) faults.add('app.baseUrl', settingFaults.taken(given['app.baseUrl']?.source ?? '', taken, baseUrl));
  const only = namedTools('tools.only', given['tools.only'], facts, faults);
  const hide = namedTools('tools.hide', given['tools.hide'], facts, faults);
  const hidden = hiddenTools(only, hide, facts);
  const toolDefaults = toolDefaultsOf(given['tools.defaults'], facts, faults);
  const homeText = homeTextOf(given['home.text'], facts, faults);
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
