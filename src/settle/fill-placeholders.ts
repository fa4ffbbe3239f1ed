import { placeholders } from './placeholders.ts';
import type { SiteSettings } from './site-settings.ts';

/** How a value stands in a file of some kind. */
export type Escape = (value: string) => string;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeMarkup: Escape = (value) => value.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Inside of the quotes of a JSON text. */
export const escapeJson: Escape = (value) => JSON.stringify(value).slice(1, -1);

const { baseUrl, origin, repository, social, support, siteName } = placeholders;
const ISSUES = `${repository}/issues`;
const PLACEHOLDER = new RegExp(
  [ISSUES, repository, social, support, origin, siteName, baseUrl].map((each) => each.replaceAll('.', String.raw`\.`)).join('|'),
  'g',
);

/** Puts what a site has in the place of the placeholders of a template. */
export function fillPlaceholders(
  text: string,
  { baseUrl: base, origin: site, links, siteName: name }: SiteSettings,
  escape: Escape,
): string {
  const values: Readonly<Record<string, string>> = {
    [baseUrl]: base,
    [origin]: site,
    [ISSUES]: links.repository && `${links.repository.replace(/\/$/, '')}/issues`,
    [repository]: links.repository,
    [social]: links.social,
    [support]: links.support,
    [siteName]: name,
  };
  return text.replaceAll(PLACEHOLDER, (placeholder) => escape(values[placeholder] ?? ''));
}
