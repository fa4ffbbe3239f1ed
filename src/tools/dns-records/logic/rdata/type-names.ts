/** Types by number: IANA, Resource Record TYPEs. Types without a reader can still appear in NSEC, or in the format of RFC 3597. */
const numbers: Readonly<Record<string, number>> = {
  A: 1,
  NS: 2,
  CNAME: 5,
  SOA: 6,
  PTR: 12,
  HINFO: 13,
  MX: 15,
  TXT: 16,
  RP: 17,
  AFSDB: 18,
  SIG: 24,
  KEY: 25,
  AAAA: 28,
  LOC: 29,
  SRV: 33,
  NAPTR: 35,
  KX: 36,
  CERT: 37,
  DNAME: 39,
  APL: 42,
  DS: 43,
  SSHFP: 44,
  IPSECKEY: 45,
  RRSIG: 46,
  NSEC: 47,
  DNSKEY: 48,
  DHCID: 49,
  NSEC3: 50,
  NSEC3PARAM: 51,
  TLSA: 52,
  SMIMEA: 53,
  HIP: 55,
  CDS: 59,
  CDNSKEY: 60,
  OPENPGPKEY: 61,
  CSYNC: 62,
  ZONEMD: 63,
  SVCB: 64,
  HTTPS: 65,
  SPF: 99,
  EUI48: 108,
  EUI64: 109,
  URI: 256,
  CAA: 257,
  TA: 32768,
  DLV: 32769,
};

const names = new Map(Object.entries(numbers).map(([name, number]) => [number, name]));

/** The uppercase name of a type, also for `TYPE1`; undefined if unknown. */
export function canonicalType(text: string): string | undefined {
  const type = text.toUpperCase();
  if (Object.hasOwn(numbers, type)) return type;
  const number = /^TYPE(\d{1,5})$/.exec(type)?.[1];
  if (number === undefined || Number(number) > 65_535) return undefined;
  return names.get(Number(number)) ?? `TYPE${Number(number)}`;
}
