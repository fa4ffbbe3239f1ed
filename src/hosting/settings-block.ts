import type { PageSettings } from '#core/page-settings.ts';
import type { SiteSettings } from './site-settings.ts';

const BUILT_IN_NAME = 'IT Tools';

const filled = <Key extends string>(entries: Readonly<Record<Key, string>>): Partial<Record<Key, string>> =>
  Object.fromEntries(Object.entries<string>(entries).filter(([, value]) => value !== '')) as Partial<Record<Key, string>>; // a subset

const orNothing = <Value extends object>(value: Value): Value | undefined => (Object.keys(value).length > 0 ? value : undefined);

/** The settings in a page: only those that differ from the built-in ones, always in the same order. */
export const pageSettings = ({ hidden, links, siteName, showBanner, language, toolDefaults, homeText }: SiteSettings): PageSettings =>
  JSON.parse(
    JSON.stringify({
      hidden: orNothing(hidden),
      links: orNothing(filled(links)),
      siteName: siteName === BUILT_IN_NAME ? undefined : siteName,
      showBanner: showBanner || undefined,
      language,
      toolDefaults: orNothing(toolDefaults),
      homeText: orNothing(homeText),
    }),
  ) as PageSettings; // drops `undefined`

/** Characters that could end the script element, or a line when read as a script. */
const ESCAPED: Readonly<Record<string, string>> = { '<': String.raw`\u003c`, '\u2028': String.raw`\u2028`, '\u2029': String.raw`\u2029` };

/** The data block with the settings of a page. It is not executed, so no policy has to allow it. Empty if all settings are built in. */
export function settingsBlock(settings: SiteSettings): string {
  const changed = pageSettings(settings);
  if (Object.keys(changed).length === 0) return '';
  const json = JSON.stringify(changed).replaceAll(/[<\u2028\u2029]/g, (character) => ESCAPED[character] ?? character);
  return `<script type="application/json" id="settings">${json}</script>`;
}
