/** The combined format of Apache and nginx: address, identity, user, time, request, status, size, referrer, user agent. */
const COMBINED_LOG = /^\S+ \S+ .{1,200}? \[[^\]]+\] "(?:[^"\\]|\\.)*" \d{3} \S+ "(?:[^"\\]|\\.)*" "((?:[^"\\]|\\.)*)"/;
/** As developer tools, `curl -v`, environments of CGI, and JSON show the header. */
const HEADER = /^(?:[<>]\s|-H\s+)?["']?(?:http_)?user[-_]agent["']?\s*[:=]\s*/i;
const SEPARATORS = /(?<![,;\\\s])[,;\\\s]+$/;
const QUOTES = /^["'“]|["'”]$/g;
/** IIS and Amazon CloudFront have logs whose fields have no blanks. */
const PLUS_FOR_BLANKS = /^[^\s+]+\/[\d.]+\+\(/;
/** CloudFront has encoded the fields twice at times. */
const ESCAPES = /%(?:25)?2[0F]/i;

/** The user agent in a line that was copied from a log, from developer tools, or from code. */
export function userAgentIn(line: string): string {
  const trimmed = line.replace(/^\uFEFF/, '').trim();
  const text = (COMBINED_LOG.exec(trimmed)?.[1] ?? trimmed.replace(HEADER, '')).replace(SEPARATORS, '').replace(QUOTES, '').trim();
  if (/\s/.test(text)) return text;
  if (PLUS_FOR_BLANKS.test(text)) return decoded(text.replaceAll('+', ' '));
  const once = ESCAPES.test(text) ? decoded(text) : text;
  return ESCAPES.test(once) ? decoded(once) : once;
}

/** Unchanged where an escape is malformed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // the platform's only way to refuse
  }
}
