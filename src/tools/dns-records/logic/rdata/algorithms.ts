/** IANA, DNS Security Algorithm Numbers. */
export const algorithms: Readonly<Record<string, number>> = {
  RSAMD5: 1,
  DH: 2,
  DSA: 3,
  RSASHA1: 5,
  'DSA-NSEC3-SHA1': 6,
  DSANSEC3SHA1: 6,
  'RSASHA1-NSEC3-SHA1': 7,
  NSEC3RSASHA1: 7,
  RSASHA256: 8,
  RSASHA512: 10,
  'ECC-GOST': 12,
  ECCGOST: 12,
  ECDSAP256SHA256: 13,
  ECDSAP384SHA384: 14,
  ED25519: 15,
  ED448: 16,
  INDIRECT: 252,
  PRIVATEDNS: 253,
  PRIVATEOID: 254,
};

/** RFC 4398, section 2.1. */
export const certificateTypes: Readonly<Record<string, number>> = {
  PKIX: 1,
  SPKI: 2,
  PGP: 3,
  IPKIX: 4,
  ISPKI: 5,
  IPGP: 6,
  ACPKIX: 7,
  IACPKIX: 8,
  URI: 253,
  OID: 254,
};

/** The display name of a number: the first name listed above. */
const nameIn = (names: Readonly<Record<string, number>>, number: string): string =>
  Object.keys(names).find((name) => String(names[name]) === number) ?? '';

export const algorithmName = (number: string): string => nameIn(algorithms, number);
