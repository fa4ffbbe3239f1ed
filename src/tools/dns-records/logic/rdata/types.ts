import type { FieldKind } from './field-kind.ts';
import * as kind from './fields.ts';
import { location } from './location.ts';
import { parameters } from './svcb.ts';

/** The fields in the data of a type. */
interface TypeFields {
  readonly fields: readonly FieldKind[];
  /** The minimum number of words, if it is not one per field. */
  readonly atLeast?: number;
}

const of = (...fields: readonly FieldKind[]): TypeFields => ({ fields });
const atLeast = (least: number, ...fields: readonly FieldKind[]): TypeFields => ({ fields, atLeast: least });

const { name, u8, u16, u32, string, strings, hex, base64, algorithm, seconds, types } = kind;

const key = of(u16, u8, algorithm, base64);
const delegation = of(u16, algorithm, u8, hex);
const certificate = of(u8, u8, u8, hex);
const service = atLeast(2, u16, name, parameters);

/** Types by name: RFC 1035, section 3.3, and the RFC in the comment for later types. */
export const rdataTypes: Readonly<Record<string, TypeFields>> = {
  A: of(kind.ipv4),
  NS: of(name),
  CNAME: of(name),
  SOA: of(name, name, u32, seconds, seconds, seconds, seconds),
  PTR: of(name),
  HINFO: of(string, string),
  MX: of(u16, name),
  TXT: of(strings),
  RP: of(name, name), // RFC 1183
  AFSDB: of(u16, name), // RFC 1183
  AAAA: of(kind.ipv6), // RFC 3596
  LOC: atLeast(5, location), // RFC 1876
  SRV: of(u16, u16, u16, name), // RFC 2782
  NAPTR: of(u16, u16, string, string, string, name), // RFC 3403
  CERT: of(kind.certificateType, u16, algorithm, base64), // RFC 4398
  DNAME: of(name), // RFC 6672
  DS: delegation, // RFC 4034
  KX: of(u16, name), // RFC 2230
  APL: atLeast(0, kind.prefixes), // RFC 3123
  SIG: of(kind.type, algorithm, u8, seconds, kind.time, kind.time, u16, name, base64), // RFC 2535
  KEY: atLeast(3, u16, u8, algorithm, kind.optionalBase64), // RFC 3445
  IPSECKEY: atLeast(4, u8, u8, u8, kind.gateway, kind.optionalBase64), // RFC 4025
  DHCID: of(base64), // RFC 4701
  HIP: atLeast(3, u8, kind.hexWord, kind.base64Word, kind.allNames), // RFC 8005
  TA: delegation, // IANA, DNSSEC Trust Authorities
  DLV: delegation, // RFC 4431
  SSHFP: of(u8, u8, hex), // RFC 4255
  RRSIG: of(kind.type, algorithm, u8, seconds, kind.time, kind.time, u16, name, base64), // RFC 4034
  NSEC: atLeast(1, name, types), // RFC 4034
  DNSKEY: key, // RFC 4034
  NSEC3: atLeast(5, u8, u8, u16, kind.salt, kind.base32, types), // RFC 5155
  NSEC3PARAM: of(u8, u8, u16, kind.salt), // RFC 5155
  TLSA: certificate, // RFC 6698
  SMIMEA: certificate, // RFC 8162
  CDS: delegation, // RFC 7344
  CDNSKEY: key, // RFC 7344
  OPENPGPKEY: of(base64), // RFC 7929
  CSYNC: atLeast(2, u32, u16, types), // RFC 7477
  ZONEMD: of(u32, u8, u8, hex), // RFC 8976
  SVCB: service, // RFC 9460
  HTTPS: service, // RFC 9460
  SPF: of(strings), // RFC 4408
  EUI48: of(kind.eui48), // RFC 7043
  EUI64: of(kind.eui64), // RFC 7043
  URI: of(u16, u16, kind.longString), // RFC 7553
  CAA: of(u8, kind.tag, kind.longString), // RFC 8659
};
