import { placeholders } from './placeholders.ts';
import type { SiteSettings } from './site-settings.ts';

/** Escapes a value for a type of file. */
export type Escape = (value: string) => string;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeMarkup: Escape = (value) => value.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Escapes a value for use inside a JSON string. */
export const escapeJson: Escape = (value) => JSON.stringify(value).slice(1, -1);

const { baseUrl, origin, repository, social, support, siteName } = placeholders;
const ISSUES = `${repository}/issues`;
const PLACEHOLDER = new RegExp(
  [ISSUES, repository, social, support, origin, siteName, baseUrl].map((each) => each.replaceAll('.', String.raw`\.`)).join('|'),
  'g',
);

/** Replaces the placeholders of a template with the settings of a site. */
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
