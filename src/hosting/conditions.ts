import type { SiteFacts } from './site-facts.ts';
import type { SiteSettings } from './site-settings.ts';

/** Whether a condition holds for a site. Throws for an unknown condition. */
export type Holds = (condition: string) => boolean;

const LINK_NAMES = ['repository', 'social', 'support'] as const;

/** Creates the check of conditions (`SiteCondition`) for a site and its template. `language` is that of the page. */
export function conditionsOf({ tools }: SiteFacts, settings: SiteSettings, language?: string): Holds {
  const ids = new Set(tools.map(({ id }) => id));
  const hidden = new Set(settings.hidden);
  const categories = new Set(tools.map(({ category }) => category));
  const shown = new Set(tools.flatMap(({ id, category }) => (hidden.has(id) ? [] : category)));
  const plain: Readonly<Record<string, () => boolean>> = {
    banner: () => settings.showBanner,
    'site-url': () => settings.origin !== '',
    'home-text': () => homeTextIn(settings, language) !== undefined,
    ...Object.fromEntries(LINK_NAMES.map((name) => [`link:${name}`, () => settings.links[name] !== ''])),
  };
  return (condition) => {
    const [kind = '', name = ''] = condition.split(/:(.*)/s);
    if (kind === 'tool' && ids.has(name)) return !hidden.has(name);
    if (kind === 'group' && categories.has(name)) return shown.has(name);
    const several = name.split(' ');
    if (kind === 'any' && several.every((id) => ids.has(id))) return several.some((id) => !hidden.has(id));
    const holds = Object.hasOwn(plain, condition) ? plain[condition] : undefined;
    if (!holds) throw new Error(`“${condition}” is no condition of a part of a page.`);
    return holds();
  };
}

/** The owner's text for the home page in a language, falling back to English. */
export const homeTextIn = ({ homeText }: SiteSettings, language: string | undefined): string | undefined =>
  Object.entries(homeText).find(([code]) => code === language)?.[1] ?? homeText.en;
