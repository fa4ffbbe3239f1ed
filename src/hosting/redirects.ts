import { pathOf } from '#core/addresses.ts';
import type { Settling } from './render-page.ts';

export interface Redirect {
  /** A former address, and the present one. Both include the language and the base path. */
  readonly from: string;
  readonly to: string;
}

/** The address of a page of a site, such as `/tools/de/hash-text`. */
export const addressOf = (baseUrl: string, page: string, language: Parameters<typeof pathOf>[1]): string =>
  baseUrl + pathOf(page, language).slice(1);

/** Redirects from all former addresses, in every language, of the tools that a site has. */
export const redirectsOf = ({ facts, settings: { baseUrl, hidden } }: Settling): readonly Redirect[] =>
  facts.languages.flatMap((language) =>
    facts.tools
      .filter(({ id }) => !hidden.includes(id))
      .flatMap(({ id, former }) =>
        former.map((alias) => ({ from: addressOf(baseUrl, alias, language), to: addressOf(baseUrl, id, language) })),
      ),
  );
