import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { type declaration, topLevelTypes } from './declare.ts';
import { type MimeType, mimeTypes, typesOfExtension } from './mime-type.ts';

export interface FoundTypes {
  /** What was searched for, without the white space around it. */
  readonly search: string;
  /** The best type for the extension, or the type itself; the filters do not touch it. */
  readonly preferred: string | undefined;
  /** The value of the header Content-Type for it. */
  readonly contentType: string | undefined;
  readonly types: readonly MimeType[];
  /** How many types there are in all. */
  readonly total: number;
}

/** Types by the extension of a file name or path, or by a part of their name when it begins with a top-level type and a slash. */
export function findMimeTypes({ search, topLevelType, withExtensions }: Given<typeof declaration, 'search'>): FoundTypes {
  const sought = search.trim();
  const { found, preferred } = sought === '' ? { found: mimeTypes } : searchTypes(sought.toLowerCase());
  const isWanted = ({ type, extensions }: MimeType): boolean =>
    (topLevelType === 'all' || type.startsWith(`${topLevelType}/`)) && (extensions.length > 0 || !withExtensions);
  return {
    search: sought,
    preferred,
    contentType: preferred?.startsWith('text/') ? `${preferred}; charset=utf-8` : preferred,
    types: found.filter(isWanted),
    total: mimeTypes.length,
  };
}

interface Search {
  readonly found: readonly MimeType[];
  readonly preferred?: string | undefined;
}

const searchTypes = (sought: string): Search =>
  topLevelTypes.some((type) => sought.startsWith(`${type}/`)) ? searchByName(sought) : searchByExtension(extensionOf(sought));

/** What follows the last dot of a file name or path, or all of the name. */
const extensionOf = (path: string): string => path.replace(/^.*[\\/]/s, '').replace(/^.*\./s, '');

function searchByName(name: string): Search {
  const exact = mimeTypes.filter(({ type }) => type === name);
  return {
    found: [...exact, ...mimeTypes.filter(({ type }) => type !== name && type.includes(name))],
    preferred: exact[0]?.type,
  };
}

function searchByExtension(sought: string): Search {
  const exact = typesOfExtension(sought);
  const isSimilar = (mimeType: MimeType): boolean =>
    !exact.includes(mimeType) && (mimeType.type.includes(sought) || mimeType.extensions.some((extension) => extension.startsWith(sought)));
  return { found: [...exact, ...mimeTypes.filter(isSimilar)], preferred: exact[0]?.type };
}

export const run = { search: (given) => ok(findMimeTypes(given)) } satisfies Runs<typeof declaration>;
