import { fail, ok, type Result } from '#core/result.ts';
import { percentDecode } from '#pure/notation/url/percent-decode.ts';

export type SafeLinkError = 'noUrlParameter' | 'malformedUrlParameter';

/** The maximum number of nested Safe Links. */
const MAX_LEVELS = 10;

/** Parses a Safe Link of Outlook, Teams, or Outlook on the web. Treats `&amp;` as `&`. Returns `undefined` for any other text. */
export function parseSafeLink(text: string): URL | undefined {
  const url = parseWebUrl(text.replaceAll('&amp;', '&'));
  return url && isSafeLink(url) ? url : undefined;
}

/** The target of a Safe Link. Follows nested Safe Links. */
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

/** The remaining parameters, if the entire query was encoded as the value of the first one. */
const DATA_INSIDE = /&data=\d\d\|\d\d\|.*$/s;

function urlParameter(link: URL): Result<string, SafeLinkError> {
  const raw = rawParameter(link, 'url');
  if (raw === undefined || raw === '') return fail('noUrlParameter');
  const decoded = percentDecode(raw);
  if (decoded === undefined) return fail('malformedUrlParameter');
  // The link was encoded twice.
  const target = /^https?%3a%2f%2f/i.test(decoded) ? (percentDecode(decoded) ?? decoded) : decoded;
  return ok(rawParameter(link, 'data') === undefined ? target.replace(DATA_INSIDE, '') : target);
}

function parseWebUrl(text: string): URL | undefined {
  try {
    return /^https?:\/\//i.test(text) ? new URL(text) : undefined;
  } catch {
    return undefined; // the only way to validate a URL with this parser
  }
}

function isSafeLink({ hostname, pathname }: URL): boolean {
  if (/(?:^|\.)safelinks\.protection\.[^.]+/.test(hostname)) return true;
  if (hostname === 'statics.teams.cdn.office.net' || hostname.endsWith('.static.microsoft')) return pathname.includes('/safelinks/');
  return /^outlook\.(?:office(?:365)?\.com|cloud\.microsoft|live\.com)$/.test(hostname) && pathname === '/mail/safelink.html';
}
