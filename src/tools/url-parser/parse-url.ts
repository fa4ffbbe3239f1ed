import { fail, ok, type Result } from '#core/result.ts';
import { pastedUrl, refang } from '#pure/network/pasted-url.ts';
import { readPasted } from '#pure/text/read-pasted.ts';

export type UrlError = 'needsScheme' | 'hostOrPort' | 'invalidBase' | 'opaqueBase';

/** RFC 3986, section 3.1. */
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** The schemes whose URLs have a host that is a domain or an address: URL Standard, “special scheme”, without `file`. */
const WITH_DOMAIN = ['http:', 'https:', 'ws:', 'wss:', 'ftp:'];

/**
 * Reads a URL, or a reference against a base, by the URL Standard; white space around both is dropped, and an empty base is none.
 * `undefined` where neither was given. An empty reference is the base itself, without its fragment: RFC 3986, section 5.4.1.
 */
export function parseUrl(typed: string, typedBase: string): Result<URL | undefined, UrlError> {
  // No scheme is called so: it stands for http or https in reports about attacks.
  const text = /^\s*h(?:xx|\*\*)ps?:/i.test(typed) ? refang(typed) : typed;
  return readPasted(text, (reference) => parseTyped(reference, typedBase), pastedUrl);
}

function parseTyped(typed: string, typedBase: string): Result<URL | undefined, UrlError> {
  const reference = typed.trim();
  const baseText = typedBase.trim();
  const base = baseText === '' ? undefined : read(baseText);
  if (baseText !== '' && !base) return fail('invalidBase', { field: 'base' });
  if (reference === '' && !base) return ok(undefined);

  const url = read(reference, base);
  if (url) return ok(url);
  if (SCHEME.test(reference)) return fail('hostOrPort', beginsScheme(reference) ? { isIncomplete: true } : {});
  if (!base) return fail('needsScheme', beginsScheme(reference) ? { isIncomplete: true } : {});
  return base.pathname.startsWith('/') ? fail('hostOrPort') : fail('opaqueBase', { field: 'base' });
}

/** Whether it is the beginning of a scheme that most URLs have. */
const beginsScheme = (text: string): boolean => WITH_DOMAIN.some((scheme) => scheme.startsWith(text.toLowerCase()));

/** Whether the text is a URL of the web, with its `//`. */
export const isWebUrl = (text: string): boolean => /^https?:\/\//i.test(text) && read(text) !== undefined;

/** The scheme that the beginning of `localhost:3000/x` is legally read as: a name and a colon, then digits where `//` was meant. */
export const schemeBeforePort = (typed: string): string | undefined => /^\s*([a-z][a-z\d+.-]*:)\d/i.exec(typed)?.[1]?.toLowerCase();

function read(text: string, base?: URL): URL | undefined {
  try {
    const url = new URL(text, base);
    // Chromium lets some forbidden characters of a domain pass, as they are or escaped.
    return WITH_DOMAIN.includes(url.protocol) && /[% ]/.test(url.hostname) ? undefined : url;
  } catch {
    return undefined; // the parser's only way to refuse
  }
}
