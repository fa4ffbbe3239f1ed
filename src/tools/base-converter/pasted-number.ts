/** A notation of source code that names the base of its digits. */
interface Notation {
  /** With the groups `sign` and `digits`. */
  readonly pattern: RegExp;
  readonly base: number;
}

const HEX = String.raw`(?<digits>[\da-f_]+)`;
const SIGN = '(?<sign>[-−+]?)';

/** Notations whose marks are digits in no base up to 10. */
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
  // Ada, with a # behind the digits too
  { pattern: new RegExp(`^${SIGN}16#${HEX}#$`, 'i'), base: 16 },
  { pattern: new RegExp(`^${SIGN}8#(?<digits>[0-7_]+)#$`), base: 8 },
  { pattern: new RegExp(`^${SIGN}2#(?<digits>[01_]+)#$`), base: 2 },
  // Visual Basic 6, where the last & makes it a Long
  { pattern: new RegExp(`^${SIGN}&h${HEX}&$`, 'i'), base: 16 },
  { pattern: new RegExp(`^${SIGN}&o?(?<digits>[0-7_]+)&$`, 'i'), base: 8 },
];

/** IEEE 1364, section 3.5: the size in bits, an apostrophe, and the base. */
const VERILOG = /^(?<sign>[-−+]?)\d*'s?(?<letter>[bodh])(?<digits>[\da-f_]+)$/i;
const VERILOG_BASES: Readonly<Record<string, number>> = { b: 2, o: 8, d: 10, h: 16 };

/** Bytes as OpenSSL prints serial numbers and moduli. */
const COLON_PAIRS = /^(?:[\da-f]{2}:)+[\da-f]{2}$/i;

/** Thousands as half of Europe and South America write them; with one point it may be a decimal one. */
const POINT_GROUPS = /^(?<sign>[-−+]?)\d{1,3}(?:\.\d{3}){2,}$/;

/** The letter of the type behind a number of Rust: `0xff_u8`. */
const RUST_TYPE = /(?<=[\da-f])_?[ui](?:8|16|32|64|128|size)$/i;

/** Digits of any script by their values. */
const decimalDigits = (text: string): string =>
  text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    const compatible = digit.normalize('NFKC'); // fullwidth and mathematical digits, whose rows of ten touch
    if (/^\d$/.test(compatible)) return compatible;
    const code = digit.codePointAt(0) ?? 0;
    // Unicode has the ten digits of each script in a row, with other characters between the rows.
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });

/**
 * A number as the converter reads it: without quotes, invisible characters, and a semicolon around it, with ASCII digits, and with a
 * prefix in place of other notations of source code. Where letters are digits of the input base, they are never marks.
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
