interface ReadyPattern {
  /** The message key of its title. */
  readonly name: string;
  readonly pattern: string;
  /** The letters after the closing slash of a literal. */
  readonly flags: string;
  /** Other search terms for what it matches. */
  readonly terms?: string;
}

/** HTML Living Standard, section 4.10.5.1.5: a valid email address, which is a willful violation of RFC 5322. */
const EMAIL =
  "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$";

/** Common patterns. Each matches a whole text, except for the last three, which match parts of a text. */
export const readyPatterns = [
  { name: 'integer', pattern: String.raw`^[+-]?\d+$`, flags: '' },
  { name: 'decimal', pattern: String.raw`^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$`, flags: '', terms: 'float' },
  { name: 'isoDate', pattern: String.raw`^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$`, flags: '' },
  { name: 'time', pattern: String.raw`^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$`, flags: '' },
  { name: 'uuid', pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$', flags: 'i', terms: 'GUID' },
  { name: 'ipv4Address', pattern: String.raw`^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$`, flags: '', terms: 'IP' },
  { name: 'hexColor', pattern: '^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$', flags: 'i', terms: 'colour' },
  { name: 'slug', pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', flags: '' },
  { name: 'email', pattern: EMAIL, flags: '', terms: 'email' },
  { name: 'macAddress', pattern: '^(?:[0-9a-f]{2}[:-]){5}[0-9a-f]{2}$', flags: 'i' },
  { name: 'trailingBlanks', pattern: String.raw`[ \t]+$`, flags: 'gm', terms: 'whitespace' },
  { name: 'blankLines', pattern: String.raw`^\s*\n`, flags: 'gm' },
  { name: 'repeatedWord', pattern: String.raw`\b(\w+)\s+\1\b`, flags: 'gi', terms: 'duplicate' },
] as const satisfies readonly ReadyPattern[];
