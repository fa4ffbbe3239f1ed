import { languages } from '../../../src/core/languages.ts';
import { formerPaths } from '../../catalog.ts';
import { addressOf } from '../site.ts';

export interface Redirect {
  /** A former address and the present one, with language and the base path of a template. */
  readonly from: string;
  readonly to: string;
}

/** Every former address of every tool in every language. */
export async function redirectsOf(): Promise<readonly Redirect[]> {
  const former = await formerPaths();
  return languages.flatMap((language) =>
    former.map(({ alias, tool }) => ({ from: addressOf({ language, name: alias }), to: addressOf({ language, name: tool }) })),
  );
}
