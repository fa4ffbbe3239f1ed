/** The combined log format of Apache and nginx: address, identity, user, time, request, status, size, referrer, user agent. */
const COMBINED_LOG = /^\S+ \S+ .{1,200}? \[[^\]]+\] "(?:[^"\\]|\\.)*" \d{3} \S+ "(?:[^"\\]|\\.)*" "((?:[^"\\]|\\.)*)"/;
/** The prefix of the header in developer tools, `curl -v`, CGI environments, and JSON. */
const HEADER = /^(?:[<>]\s|-H\s+)?["']?(?:http_)?user[-_]agent["']?\s*[:=]\s*/i;
const SEPARATORS = /(?<![,;\\\s])[,;\\\s]+$/;
const QUOTES = /^["'“]|["'”]$/g;
/** IIS and Amazon CloudFront logs have no spaces within fields. */
const PLUS_FOR_BLANKS = /^[^\s+]+\/[\d.]+\+\(/;
/** CloudFront has sometimes encoded fields twice. */
const ESCAPES = /%(?:25)?2[0F]/i;

/** Extracts the user agent from a line copied from a log, developer tools, or code. */
export function userAgentIn(line: string): string {
  const trimmed = line.replace(/^\uFEFF/, '').trim();
  const text = (COMBINED_LOG.exec(trimmed)?.[1] ?? trimmed.replace(HEADER, '')).replace(SEPARATORS, '').replace(QUOTES, '').trim();
  if (/\s/.test(text)) return text;
  if (PLUS_FOR_BLANKS.test(text)) return decoded(text.replaceAll('+', ' '));
  const once = ESCAPES.test(text) ? decoded(text) : text;
  return ESCAPES.test(once) ? decoded(once) : once;
}

/** Decodes escapes. Returns the text unchanged if an escape is malformed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // the only way to detect a malformed escape
  }
}
