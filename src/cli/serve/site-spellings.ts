import { serverSettings } from '#core/server-settings.ts';
import { type Setting, siteSettings } from '#core/settings.ts';
import type { Spellings } from '../words.ts';

const flagsOf = (settings: Readonly<Record<string, Pick<Setting<unknown>, 'flag'>>>): readonly string[] =>
  Object.values(settings).flatMap(({ flag }) => flag ?? []);

/** The flags of commands that render a site. */
export const siteSpellings: Spellings = Object.fromEntries([...flagsOf(siteSettings), 'config'].map((name) => [name, 'text']));
export const serverSpellings: Spellings = {
  ...siteSpellings,
  ...Object.fromEntries(flagsOf(serverSettings).map((name) => [name, 'text'])),
};
