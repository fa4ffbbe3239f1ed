import { ok, type Result } from '#core/result.ts';
import { type NotAUuid, parseUuid } from './parse-uuid.ts';

export type Variant = 'rfc9562' | 'ncs' | 'microsoft' | 'reserved';

export interface Inspection {
  readonly version: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 'nil' | 'max' | 'unknown';
  readonly variant: Variant;
  /** Versions 1, 6, and 7: ISO 8601 in UTC with milliseconds. */
  readonly createdAt?: string;
  /** Versions 1 and 6. */
  readonly clockSequence?: number;
  /** Versions 1 and 6: a MAC address with colons. */
  readonly node?: string;
  /** The 128 bits as a decimal number. */
  readonly integer: string;
  readonly canonical: string;
}

/** Milliseconds from 1582-10-15, the epoch of versions 1 and 6, to 1970-01-01 (RFC 9562, section 5.1). */
const GREGORIAN_TO_UNIX_MS = 12_219_292_800_000n;
const TICKS_PER_MS = 10_000n; // a tick is 100 ns

/** Decodes a UUID (RFC 9562, sections 4 and 5). Returns `null` for an empty text. */
export function inspectUuid({ inspected }: { readonly inspected: string }): Result<Inspection | null, NotAUuid> {
  if (inspected.trim() === '') return ok(null);
  const parsed = parseUuid(inspected, 'inspected');
  return parsed.ok ? ok(inspectDigits(parsed.value)) : parsed;
}

function inspectDigits(digits: string): Inspection {
  const variant = variantOf(digits);
  const version = versionOf(digits, variant);
  return {
    version,
    variant,
    ...timeOf(digits, version),
    ...(version === 1 || version === 6
      ? { clockSequence: Number.parseInt(digits.slice(16, 20), 16) & 0x3fff, node: toMacAddress(digits.slice(20)) }
      : {}),
    integer: String(BigInt(`0x${digits}`)),
    canonical: digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5'),
  };
}

/** The variant in the highest bits of the ninth byte (RFC 9562, section 4.1, table 1). Nil counts as NCS, and max as reserved. */
function variantOf(digits: string): Variant {
  const bits = Number.parseInt(digits.charAt(16), 16);
  if (bits < 0b1000) return 'ncs';
  if (bits < 0b1100) return 'rfc9562';
  return bits < 0b1110 ? 'microsoft' : 'reserved';
}

const versions = ['unknown', 1, 2, 3, 4, 5, 6, 7, 8] as const;

function versionOf(digits: string, variant: Variant): Inspection['version'] {
  if (/^0+$/.test(digits)) return 'nil';
  if (/^f+$/.test(digits)) return 'max';
  // Other variants do not have a version in this position.
  return variant === 'rfc9562' ? (versions[Number.parseInt(digits.charAt(12), 16)] ?? 'unknown') : 'unknown';
}

function timeOf(digits: string, version: Inspection['version']): { readonly createdAt?: string } {
  const timeHigh = digits.slice(13, 16);
  if (version === 1) return { createdAt: fromTicks(timeHigh + digits.slice(8, 12) + digits.slice(0, 8)) };
  if (version === 6) return { createdAt: fromTicks(digits.slice(0, 12) + timeHigh) };
  if (version === 7) return { createdAt: new Date(Number.parseInt(digits.slice(0, 12), 16)).toISOString() };
  return {};
}

const fromTicks = (ticks: string): string => new Date(Number(BigInt(`0x${ticks}`) / TICKS_PER_MS - GREGORIAN_TO_UNIX_MS)).toISOString();

const toMacAddress = (digits: string): string => (digits.match(/../g) ?? []).join(':');
