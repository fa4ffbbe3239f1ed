/** A notation of source code that names the base of its digits. */
interface Notation {
  /** Has the groups `sign` and `digits`. */
  readonly pattern: RegExp;
  readonly base: number;
}

const HEX = String.raw`(?<digits>[\da-f_]+)`;
const SIGN = '(?<sign>[-−+]?)';

/** Notations whose marks are not digits in any base up to 10. */
const NOTATIONS: readonly Notation[] = [
  // Pascal, and assemblers for Motorola processors
  { pattern: new RegExp(String.raw`^${SIGN}#?\$${HEX}$`, 'i'), base: 16 },
  { pattern: new RegExp(`^${SIGN}%(?<digits>[01_]+)$`), base: 2 },
  // Assemblers for Intel processors
  { pattern: new RegExp(`^${SIGN}${HEX}h$`, 'i'), base: 16 },
  { pattern: new RegExp(`^${SIGN}(?<digits>[01_]+)b$`, 'i'), base: 2 },
  { pattern: new RegExp(`^${SIGN}(?<digits>[0-7_]+)[oq]$`, 'i'), base: 8 },
  // SQL
  { pattern: new RegExp(`^${SIGN}x'${HEX}'$`, 'i'), base: 16 },
  { pattern: new RegExp(`^${SIGN}b'(?<digits>[01_]+)'$`, 'i'), base: 2 },
  // Lisp and Scheme
  { pattern: new RegExp(`^#x${SIGN}${HEX}$`, 'i'), base: 16 },
  { pattern: new RegExp(`^#o${SIGN}(?<digits>[0-7_]+)$`, 'i'), base: 8 },
  { pattern: new RegExp(`^#b${SIGN}(?<digits>[01_]+)$`, 'i'), base: 2 },
  // Characters: Unicode, escapes of strings, HTML
  { pattern: new RegExp(String.raw`^(?<sign>)(?:u\+|\\[xu]|&#x)\{?${HEX}[;}]?$`, 'i'), base: 16 },
  // Ada, with a # after the digits, too
  { pattern: new RegExp(`^${SIGN}16#${HEX}#$`, 'i'), base: 16 },
  { pattern: new RegExp(`^${SIGN}8#(?<digits>[0-7_]+)#$`), base: 8 },
  { pattern: new RegExp(`^${SIGN}2#(?<digits>[01_]+)#$`), base: 2 },
  // Visual Basic 6, where a final & makes it a Long
  { pattern: new RegExp(`^${SIGN}&h${HEX}&$`, 'i'), base: 16 },
  { pattern: new RegExp(`^${SIGN}&o?(?<digits>[0-7_]+)&$`, 'i'), base: 8 },
];

/** IEEE 1364, section 3.5: the size in bits, an apostrophe, and the base. */
const VERILOG = /^(?<sign>[-−+]?)\d*'s?(?<letter>[bodh])(?<digits>[\da-f_]+)$/i;
const VERILOG_BASES: Readonly<Record<string, number>> = { b: 2, o: 8, d: 10, h: 16 };

/** Bytes in the format that OpenSSL uses for serial numbers and moduli. */
const COLON_PAIRS = /^(?:[\da-f]{2}:)+[\da-f]{2}$/i;

/** Thousands separators in half of Europe and South America. At least two are required, because a single one may be a decimal point. */
const POINT_GROUPS = /^(?<sign>[-−+]?)\d{1,3}(?:\.\d{3}){2,}$/;

/** The type suffix of a Rust number, as in `0xff_u8`. */
const RUST_TYPE = /(?<=[\da-f])_?[ui](?:8|16|32|64|128|size)$/i;

/** Replaces decimal digits of any script with ASCII digits. */
const decimalDigits = (text: string): string =>
  text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    const compatible = digit.normalize('NFKC'); // fullwidth and mathematical digits, whose rows of ten are adjacent
    if (/^\d$/.test(compatible)) return compatible;
    const code = digit.codePointAt(0) ?? 0;
    // In Unicode, the ten digits of a script are consecutive, with other characters before and after them.
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });

/**
 * Normalizes a pasted number: removes quotes, invisible characters, and a semicolon around it, and replaces other digits with ASCII digits
 * and other notations of source code with prefixes. Letters that are digits of the input base never count as marks.
 */
export function pastedNumber(text: string, inputBase: number): string {
  const bare = decimalDigits(text)
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/;$/, '')
    .replace(/^(?<quote>["`])(?<inner>.*)\k<quote>$/s, '$<inner>');
  if (COLON_PAIRS.test(bare) && (inputBase === 16 || (inputBase < 16 && /[a-f]/i.test(bare)))) return `0x${bare.replaceAll(':', '')}`;
  if (inputBase > 10) return bare;
  if (inputBase === 10 && POINT_GROUPS.test(bare)) return bare.replaceAll('.', '');
  const sized = VERILOG.exec(bare)?.groups;
  if (sized) return `${sized['sign'] ?? ''}${VERILOG_BASES[(sized['letter'] ?? '').toLowerCase()] ?? 10}#${sized['digits'] ?? ''}`;
  for (const { pattern, base } of NOTATIONS) {
    const found = pattern.exec(bare)?.groups;
    if (found) return `${found['sign'] ?? ''}${base}#${found['digits'] ?? ''}`;
  }
  return /^[-−+]?(?:0[xob])?[\da-f_]+$/i.test(bare.replace(RUST_TYPE, '')) ? bare.replace(RUST_TYPE, '') : bare;
}
