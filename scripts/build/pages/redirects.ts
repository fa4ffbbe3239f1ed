import { languages } from '../../../src/core/languages.ts';
import { formerPaths } from '../../catalog.ts';
import { addressOf, type Site } from '../site.ts';

export interface Redirect {
  /** A former address and the present one, with language and base path. */
  readonly from: string;
  readonly to: string;
}

/** Every former address of every tool in every language. */
export async function redirectsOf(site: Site): Promise<readonly Redirect[]> {
  const former = await formerPaths();
  return languages.flatMap((language) =>
    former.map(({ alias, tool }) => ({ from: addressOf(site, { language, name: alias }), to: addressOf(site, { language, name: tool }) })),
  );
}
