import { fail, ok, type Result } from '#core/result.ts';
import { percentDecode } from '#pure/notation/url/percent-decode.ts';

export type SafeLinkError = 'noUrlParameter' | 'malformedUrlParameter';

/** A link within a link, and so on: no deeper than this. */
const MAX_LEVELS = 10;

/** The text as a URL if it is a Safe Link of Outlook, Teams or Outlook on the web; `&amp;` in it counts as `&`. */
export function parseSafeLink(text: string): URL | undefined {
  const url = parseWebUrl(text.replaceAll('&amp;', '&'));
  return url && isSafeLink(url) ? url : undefined;
}

/** Where a Safe Link leads, also through the Safe Links that its target may be. */
export function targetOf(link: URL): Result<string, SafeLinkError> {
  let target = urlParameter(link);
  for (let level = 1; level < MAX_LEVELS && target.ok; level += 1) {
    const next = parseSafeLink(target.value);
    const further = next && urlParameter(next);
    if (!further?.ok) break;
    target = further;
  }
  return target;
}

/** The value of the first parameter of this name, still encoded. */
export const rawParameter = (link: URL, name: string): string | undefined =>
  link.search
    .slice(1)
    .split('&')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The other parameters, in a link whose whole query was taken for the value of its first one. */
const DATA_INSIDE = /&data=\d\d\|\d\d\|.*$/s;

function urlParameter(link: URL): Result<string, SafeLinkError> {
  const raw = rawParameter(link, 'url');
  if (raw === undefined || raw === '') return fail('noUrlParameter');
  const decoded = percentDecode(raw);
  if (decoded === undefined) return fail('malformedUrlParameter');
  // A link that was encoded as a whole, once more.
  const target = /^https?%3a%2f%2f/i.test(decoded) ? (percentDecode(decoded) ?? decoded) : decoded;
  return ok(rawParameter(link, 'data') === undefined ? target.replace(DATA_INSIDE, '') : target);
}

function parseWebUrl(text: string): URL | undefined {
  try {
    return /^https?:\/\//i.test(text) ? new URL(text) : undefined;
  } catch {
    return undefined; // the parser's only way to refuse
  }
}

function isSafeLink({ hostname, pathname }: URL): boolean {
  if (/(?:^|\.)safelinks\.protection\.[^.]+/.test(hostname)) return true;
  if (hostname === 'statics.teams.cdn.office.net' || hostname.endsWith('.static.microsoft')) return pathname.includes('/safelinks/');
  return /^outlook\.(?:office(?:365)?\.com|cloud\.microsoft|live\.com)$/.test(hostname) && pathname === '/mail/safelink.html';
}
