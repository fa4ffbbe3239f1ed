import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { type declaration, topLevelTypes } from './declare.ts';
import { type MimeType, mimeTypes, typesOfExtension } from './mime-type.ts';

export interface FoundTypes {
  /** The text that was searched for, without quotes and a header name around it. */
  readonly search: string;
  /** The best type for the extension, or the type itself. The filters do not affect it. */
  readonly preferred: string | undefined;
  /** The value of the Content-Type header for the preferred type. */
  readonly contentType: string | undefined;
  readonly types: readonly MimeType[];
  /** The total number of types. */
  readonly total: number;
}

/** The name of a header, also as written in code and configuration. */
const HEADER = /^(?:content-type|accept)["']?\s*[:=]\s*/i;

/** The search in a copied text: a type without its parameters, or a name without quotes and without the query and fragment of a URL. */
function soughtIn(search: string): string {
  const text = search
    .replace(/[\u200B-\u200F\u2060\uFEFF]/g, '')
    .trim()
    .replace(/^["'`“]|["'`”][,;]?$/g, '')
    .replace(HEADER, '')
    .replace(/^["']/, '');
  if (/^[a-z-]+\/[^\s/]+$|^[a-z-]+\/[^\s/;,]+\s*[;,]/i.test(text))
    return text
      .replace(/[;,].*$/s, '')
      .trim()
      .replace(/\/\*$/, '/');
  return /^[a-z]+:\/\/|[?#][\w%=&.~-]*$/i.test(text) ? text.replace(/[?#].*$/s, '') : text;
}

/** Finds types by the extension of a file name or path, or by part of their name if the search begins with a top-level type and a slash. */
export function findMimeTypes({ search, topLevelType, withExtensions }: Given<typeof declaration, 'search'>): FoundTypes {
  const sought = soughtIn(search);
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

/** The text after the last dot of a file name or path, or the whole name. */
const extensionOf = (path: string): string => path.replace(/^.*[\\/]/s, '').replace(/^.*\./s, '');

function searchByName(name: string): Search {
  const exact = mimeTypes.filter(({ type }) => type === name);
  const similar = mimeTypes.filter(({ type }) => type !== name && type.includes(name));
  const named = [...exact, ...similar];
  if (named.length > 0) return { found: named, preferred: exact[0]?.type };
  const found = misnamed(name);
  return { found, preferred: found[0]?.type };
}

/** The types for a name with an extension instead of a subtype, such as `image/jpg`. */
function misnamed(name: string): readonly MimeType[] {
  const [topLevel = '', extension = ''] = name.split('/');
  return typesOfExtension(extension).filter(({ type }) => type.startsWith(`${topLevel}/`));
}

function searchByExtension(sought: string): Search {
  const exact = typesOfExtension(sought);
  const isSimilar = (mimeType: MimeType): boolean =>
    !exact.includes(mimeType) && (mimeType.type.includes(sought) || mimeType.extensions.some((extension) => extension.startsWith(sought)));
  return { found: [...exact, ...mimeTypes.filter(isSimilar)], preferred: exact[0]?.type };
}

export const run = { search: (given) => ok(findMimeTypes(given)) } satisfies Runs<typeof declaration>;
