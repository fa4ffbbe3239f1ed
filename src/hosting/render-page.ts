import { conditionsOf, type Holds, homeTextIn } from './conditions.ts';
import { escapeJson, escapeMarkup, fillPlaceholders } from './fill-placeholders.ts';
import { type Piece, readParts } from './page-parts.ts';
import { settingsBlock } from './settings-block.ts';
import type { SiteFacts } from './site-facts.ts';
import type { SiteSettings } from './site-settings.ts';

/** The settings and facts that apply to all pages of a site. */
export interface Settling {
  readonly settings: SiteSettings;
  readonly facts: SiteFacts;
}

type Slots = Readonly<Record<string, () => string>>;

function slotsOf({ settings, facts }: Settling, language: string | undefined): Slots {
  const { hidden, theme } = settings;
  const countIn = (name: string): string =>
    String(facts.tools.filter(({ id, category }) => category === name && !hidden.includes(id)).length);
  const categories = [...new Set(facts.tools.map(({ category }) => category))];
  return {
    settings: () => settingsBlock(settings),
    language: () => (settings.language === undefined ? '' : ` data-language="${settings.language}"`),
    theme: () => (theme === 'auto' ? '' : ` data-theme-default="${theme}"`),
    'home-text': () => homeTextIn(settings, language) ?? '',
    ...Object.fromEntries(categories.map((category) => [`count:${category}`, () => countIn(category)])),
  };
}

/** Throws for an unknown condition or slot, even in parts that are left out, so that template errors do not depend on the site. */
function writePieces(pieces: readonly Piece[], holds: Holds, slots: Slots, fill: (text: string) => string): string {
  let page = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') page += fill(piece);
    else if ('slot' in piece) {
      const slot = Object.hasOwn(slots, piece.slot) ? slots[piece.slot] : undefined;
      if (!slot) throw new Error(`“${piece.slot}” is no slot of a page.`);
      page += slot();
    } else if (holds(piece.condition)) page += writePieces(piece.pieces, holds, slots, fill);
    else writePieces(piece.pieces, holds, slots, () => '');
  }
  return page;
}

/**
 * Renders a page of a template: removes parts whose condition does not hold, and fills slots and placeholders. Does not change any executed
 * code. Throws for an invalid mark. `language` is that of the page, if it has one.
 */
export const renderPage = (template: string, site: Settling, language?: string): string =>
  writePieces(readParts(template), conditionsOf(site.facts, site.settings, language), slotsOf(site, language), (text) =>
    fillPlaceholders(text, site.settings, escapeMarkup),
  );

/** Renders a JSON file of a template. */
export const renderJson = (template: string, { settings }: Settling): string => fillPlaceholders(template, settings, escapeJson);
