import { sha1 } from '@noble/hashes/legacy.js';
import type { Instant } from '#pure/time/iso-date-time.ts';

/** Seconds from 1900 to 1970: RFC 5905, section 6. */
const NTP_EPOCH_OFFSET = 2_208_988_800;

const GLOBAL_ID_BYTES = 5;

/**
 * The 64-bit NTP time of RFC 5905, section 6: 32 bits for the seconds since 1900, which wrap around every 136 years, and 32 bits for the
 * fraction, rounded down.
 */
export function ntpTime({ epochSeconds, fraction }: Instant): bigint {
  const seconds = BigInt.asUintN(32, BigInt(epochSeconds + NTP_EPOCH_OFFSET));
  return (seconds << 32n) | ((BigInt(fraction || 0) << 32n) / 10n ** BigInt(fraction.length));
}

/**
 * The Global ID for a MAC address of 12 digits and a time: RFC 4193, section 3.2.2. The EUI-64 has FF FE in the middle, and its
 * universal/local bit is not inverted as in an interface identifier.
 */
export function hashGlobalId(macDigits: string, time: Instant): bigint {
  const eui64 = BigInt(`0x${macDigits.slice(0, 6)}fffe${macDigits.slice(6)}`);
  const key = new DataView(new ArrayBuffer(16));
  key.setBigUint64(0, ntpTime(time));
  key.setBigUint64(8, eui64);
  return toBigInt(sha1(new Uint8Array(key.buffer)).subarray(-GLOBAL_ID_BYTES));
}

/** Reads bytes as a number, most significant byte first. */
export const toBigInt = (bytes: Uint8Array): bigint => bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
