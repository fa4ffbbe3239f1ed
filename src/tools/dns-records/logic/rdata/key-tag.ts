import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384 } from '@noble/hashes/sha2.js';
import { toHex } from '#pure/bytes/hex.ts';
import { parseBase64 } from '#pure/notation/base64/base64.ts';
import type { DnsRecord } from '../dns-record.ts';
import { nameToWire } from '../master-file/domain-name.ts';

/** Writes the data of a DNSKEY record in wire format: RFC 4034, section 2.1. */
function keyToWire([flags = '', protocol = '', algorithm = '', key = '']: readonly string[]): Uint8Array {
  const bytes = parseBase64(key);
  return new Uint8Array([Number(flags) >> 8, Number(flags) & 255, Number(protocol), Number(algorithm), ...(bytes.ok ? bytes.value : [])]);
}

/** Computes the key tag: RFC 4034, appendix B; for algorithm 1, appendix B.1. */
export function keyTag(fields: readonly string[]): number {
  const wire = keyToWire(fields);
  if (fields[2] === '1') return ((wire.at(-3) ?? 0) << 8) | (wire.at(-2) ?? 0);
  const sum = wire.reduce((total, byte, index) => total + (index % 2 === 0 ? byte << 8 : byte), 0);
  return (sum + ((sum >> 16) & 0xffff)) & 0xffff;
}

/** Digest types: RFC 4034, appendix A.2; RFC 4509; RFC 6605. */
const digests: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = { '1': sha1, '2': sha256, '4': sha384 };

/** Whether a DS record matches a key in its tag, its algorithm, and its digest if the digest type is known (RFC 4034, section 5.1.4). */
export function fitsKey(ds: DnsRecord, key: DnsRecord): boolean {
  const [tag, algorithm, digestType = '', digest] = ds.fields;
  if (tag !== String(keyTag(key.fields)) || algorithm !== key.fields[2]) return false;
  const hash = digests[digestType];
  return !hash || toHex(hash(new Uint8Array([...nameToWire(key.owner), ...keyToWire(key.fields)]))) === digest;
}
