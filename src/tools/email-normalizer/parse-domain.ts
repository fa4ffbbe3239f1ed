const ASCII_LABEL = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;
const ASCII_DOMAIN = new RegExp(String.raw`^(?:${ASCII_LABEL}\.)+${ASCII_LABEL}$`);
const LABEL = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * Parses a domain of at least two labels: in lower case, with international names in `xn--` form and without a final dot. A label has 1 to
 * 63 letters, digits, or inner hyphens. `undefined` for an invalid domain.
 */
export function parseDomain(text: string): string | undefined {
  const name = text.endsWith('.') ? text.slice(0, -1) : text;
  const domain = /[^\0-\x7f]/.test(name) ? toAscii(name) : name.toLowerCase();
  return domain !== undefined && ASCII_DOMAIN.test(domain) ? domain : undefined;
}

/** Keeps a name of digits alone from being parsed as an IPv4 address. */
const SUFFIX = '.example';

function toAscii(name: string): string | undefined {
  if (!name.split('.').every((label) => LABEL.test(label))) return undefined;
  try {
    return new URL(`http://${name}${SUFFIX}`).hostname.slice(0, -SUFFIX.length);
  } catch {
    return undefined; // the parser only reports errors by throwing
  }
}
