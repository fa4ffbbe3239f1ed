import { ok, type Result } from '#core/result.ts';
import { fail } from '#core/result.ts';
import { parseIpv4, formatIpv4 } from '#domains/ip/ipv4.ts';
import { formatIpAddress } from '#domains/ip/ip-address.ts';
import { parseIpv6 } from '#domains/ip/ipv6.ts';
import { readName } from '../master-file/domain-name.ts';
import { parseTtl } from '../master-file/ttl.ts';
import { algorithms, certificateTypes } from './algorithms.ts';
import { readString } from './character-string.ts';
import { each, type FieldFault, type FieldKind, joined, notA, single } from './field-kind.ts';
import { canonicalType } from './type-names.ts';

const LONGEST_STRING = 255;

export const name: FieldKind = {
  isName: true,
  read([token], origin) {
    const text = token?.text ?? '';
    const read = readName(text, origin);
    if (read.ok) return ok([read.value]);
    return read.error.code === 'notAName' ? notA(text, 'name') : fail(read.error.code, { values: read.error.values ?? {} });
  },
};

const upTo = (max: number): FieldKind =>
  single((text) => (/^\d{1,10}$/.test(text) && Number(text) <= max ? ok(String(Number(text))) : notA(text, 'number', max)));

export const u8 = upTo(255);
export const u16 = upTo(65_535);
export const u32 = upTo(4_294_967_295);

/** For SOA records. */
export const seconds = single((text) => {
  const value = parseTtl(text);
  return value === undefined ? notA(text, 'ttl') : ok(String(value));
});

export const ipv4 = single((text) => {
  const address = parseIpv4(text);
  return address.ok ? ok(formatIpv4(address.value)) : notA(text, 'ipv4');
});

export const ipv6 = single((text) => {
  const address = parseIpv6(text);
  return address.ok ? ok(formatIpAddress({ family: 6, bits: address.value })) : notA(text, 'ipv6');
});

function oneString(text: string): Result<string, FieldFault> {
  const { written, octets } = readString(text);
  return octets > LONGEST_STRING ? fail('string', { values: { octets } }) : ok(written);
}

export const string = single(oneString);
export const strings = each(oneString);
/** For URI records, RFC 7553, section 4.4: it may be longer than a character string. */
export const longString = single((text) => ok(readString(text).written));

const readHex = (text: string): Result<string, FieldFault> =>
  /^(?:[\da-f]{2})+$/i.test(text) ? ok(text.toLowerCase()) : notA(text, 'hex');

export const hex = joined(readHex);
/** For NSEC3; `-` means no salt. */
export const salt = single((text) => (text === '-' ? ok(text) : readHex(text)));
export const base32 = single((text) => (/^[\da-v]+$/i.test(text) ? ok(text.toLowerCase()) : notA(text, 'base32')));

const BASE64 = /^(?:[a-z\d+/]{4})*(?:[a-z\d+/]{2}==|[a-z\d+/]{3}=)?$/i;

export const readBase64 = (text: string): Result<string, FieldFault> =>
  text !== '' && BASE64.test(text) ? ok(text) : notA(text, 'base64');

export const base64 = joined(readBase64);

/** Base64, or nothing. */
export const optionalBase64: FieldKind = {
  isRest: true,
  read: (tokens, origin) => (tokens.length === 0 ? ok([]) : base64.read(tokens, origin)),
};
export const base64Word = single(readBase64);
export const hexWord = single(readHex);

/** For IPSECKEY (RFC 4025, section 3.1): an address, a name, or `.` for no gateway. */
export const gateway: FieldKind = {
  read(tokens, origin) {
    const text = tokens[0]?.text ?? '';
    const kind = text.includes(':') ? ipv6 : /^\d+(?:\.\d+){3}$/.test(text) ? ipv4 : name;
    return kind.read(tokens, origin);
  },
};

/** For APL (RFC 3123, section 4): `!1:192.0.2.0/24`, where 1 is IPv4 and 2 is IPv6. */
export const prefixes = each((text) => {
  const [, not = '', family = '', address = '', length = ''] = /^(!?)([12]):([^/]+)\/(\d{1,3})$/.exec(text) ?? [];
  if (Number(length) > (family === '1' ? 32 : 128)) return notA(text, 'prefix');
  const parsed = family === '1' ? parseIpv4(address) : family === '2' ? parseIpv6(address) : undefined;
  return parsed?.ok === true ? ok(`${not}${family}:${address.toLowerCase()}/${Number(length)}`) : notA(text, 'prefix');
});

export const allNames: FieldKind = {
  isRest: true,
  read(tokens, origin) {
    const read = tokens.map((token) => name.read([token], origin));
    const failed = read.find((result) => !result.ok);
    return failed ?? ok(read.flatMap((result) => (result.ok ? result.value : [])));
  },
};

const byNumberOrName = (names: Readonly<Record<string, number>>, max: number): FieldKind =>
  single((text) => {
    const named = names[text.toUpperCase()];
    if (named !== undefined) return ok(String(named));
    return /^\d{1,5}$/.test(text) && Number(text) <= max ? ok(String(Number(text))) : notA(text, 'algorithm');
  });

export const algorithm = byNumberOrName(algorithms, 255);
export const certificateType = byNumberOrName(certificateTypes, 65_535);

const oneType = (text: string): Result<string, FieldFault> => {
  const type = canonicalType(text);
  return type === undefined ? notA(text, 'type') : ok(type);
};

export const type = single(oneType);
export const types = each(oneType);

/** `YYYYMMDDHHmmSS`, or seconds since 1970: RFC 4034, section 3.2. */
export const time = single((text) => {
  if (/^\d{14}$/.test(text)) return ok(text);
  if (!/^\d{1,10}$/.test(text)) return notA(text, 'time');
  return ok(new Date(Number(text) * 1000).toISOString().replaceAll(/[-:T]|\.\d+Z$/g, ''));
});

export const tag = single((text) => (/^[a-z\d]+$/i.test(text) ? ok(text) : notA(text, 'tag')));

const pairs = (count: number, expected: 'eui48' | 'eui64'): FieldKind =>
  single((text) =>
    new RegExp(`^[\\da-f]{2}(?:-[\\da-f]{2}){${count - 1}}$`, 'i').test(text) ? ok(text.toLowerCase()) : notA(text, expected),
  );

export const eui48 = pairs(6, 'eui48');
export const eui64 = pairs(8, 'eui64');
