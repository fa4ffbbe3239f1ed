const ASCII_LABEL = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;
const ASCII_DOMAIN = new RegExp(String.raw`^(?:${ASCII_LABEL}\.)+${ASCII_LABEL}$`);
const LABEL = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * A domain of two labels at least, in lower case, international names in their `xn--` form, without a dot at the end. `undefined` for what
 * is none: a label has 1 to 63 letters, digits or inner hyphens.
 */
export function parseDomain(text: string): string | undefined {
  const name = text.endsWith('.') ? text.slice(0, -1) : text;
  const domain = /[^\0-\x7f]/.test(name) ? toAscii(name) : name.toLowerCase();
  return domain !== undefined && ASCII_DOMAIN.test(domain) ? domain : undefined;
}

/** What keeps a name of digits alone from being read as an IPv4 address. */
const SUFFIX = '.example';

function toAscii(name: string): string | undefined {
  if (!name.split('.').every((label) => LABEL.test(label))) return undefined;
  try {
    return new URL(`http://${name}${SUFFIX}`).hostname.slice(0, -SUFFIX.length);
  } catch {
    return undefined; // the parser's only way to refuse
  }
}
