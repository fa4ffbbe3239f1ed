import { algorithmName } from '../rdata/algorithms.ts';
import { keyTag } from '../rdata/key-tag.ts';
import { readLocation } from '../rdata/location.ts';
import { duration, type ExplainedPart, field, type Meaning, named } from './explained-part.ts';

type Explain = (fields: readonly string[]) => readonly ExplainedPart[];

const at = (values: readonly string[], index: number): string => values[index] ?? '';

const bareString = (written: string): string => written.slice(1, -1).replaceAll(/\\(["\\])/g, '$1');

/** The meaning for a number, from a list that starts at 0. */
const byNumber = (meanings: readonly Meaning[], number: string): Meaning | undefined =>
  /^\d+$/.test(number) ? meanings[Number(number)] : undefined;

const algorithm = (number: string): ExplainedPart => named('algorithm', number, algorithmName(number));

/** IANA, Delegation Signer Digest Algorithms. */
const digestNames = ['', 'SHA-1', 'SHA-256', 'GOST R 34.11-94', 'SHA-384'];

const delegation: Explain = (fields) => [
  field('keyTag', at(fields, 0), 'keyTag'),
  algorithm(at(fields, 1)),
  named('digestType', at(fields, 2), digestNames[Number(at(fields, 2))] ?? ''),
  field('digest', at(fields, 3), 'digest'),
];

const KSK = 257;
const ZSK = 256;

const key: Explain = (fields) => {
  const flags = Number(at(fields, 0));
  const isKsk = (flags & ~0x80) === KSK;
  const isZsk = (flags & ~0x80) === ZSK;
  return [
    field('flags', at(fields, 0), (flags & 0x80) === 0 ? 'keyFlags' : 'keyRevoked'),
    field('kind', isKsk ? 'KSK' : isZsk ? 'ZSK' : '', isKsk ? 'ksk' : isZsk ? 'zsk' : undefined),
    algorithm(at(fields, 2)),
    field('keyTag', String(keyTag(fields)), 'keyTag'),
  ];
};

const certificate: Explain = (fields) => [
  field('usage', at(fields, 0), byNumber(['usage0', 'usage1', 'usage2', 'usage3'], at(fields, 0))),
  field('selector', at(fields, 1), byNumber(['selector0', 'selector1'], at(fields, 1))),
  field('matchingType', at(fields, 2), byNumber(['matching0', 'matching1', 'matching2'], at(fields, 2))),
  field('data', at(fields, 3), 'certificateData'),
];

/** IANA, Service Parameter Keys. */
const keyMeanings: Readonly<Record<string, Meaning>> = {
  mandatory: 'svcbMandatory',
  alpn: 'svcbAlpn',
  'no-default-alpn': 'svcbNoDefaultAlpn',
  port: 'svcbPort',
  ipv4hint: 'svcbHint',
  ipv6hint: 'svcbHint',
  ech: 'svcbEch',
  dohpath: 'svcbDohPath',
  ohttp: 'svcbOhttp',
};

const service: Explain = ([priority = '', target = '', ...parameters]) => [
  field('priority', priority, priority === '0' ? 'svcbAlias' : 'svcbPriority'),
  field('target', target, target === '.' ? 'svcbSelf' : 'svcbTarget'),
  ...parameters.map((parameter) => {
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(parameter) ?? [];
    return { part: { text: name }, value: value.startsWith('"') ? bareString(value) : value, meaning: keyMeanings[name] ?? 'svcbOther' };
  }),
];

const caaMeanings: Readonly<Record<string, Meaning>> = {
  issue: 'caaIssue',
  issuewild: 'caaIssueWild',
  issuemail: 'caaIssueMail',
  issuevmc: 'caaIssueVmc',
  iodef: 'caaIodef',
  contactemail: 'caaContact',
  contactphone: 'caaContact',
};

function authorization([flags = '', tag = '', value = '']: readonly string[]): readonly ExplainedPart[] {
  const text = bareString(value);
  const isIssue = tag.toLowerCase().startsWith('issue');
  return [
    field('flags', flags, (Number(flags) & 0x80) === 0 ? 'caaNotCritical' : 'caaCritical'),
    field('tag', tag, caaMeanings[tag.toLowerCase()] ?? 'caaUnknown'),
    field('value', text, isIssue ? (/^\s*(?:;|$)/.test(text) ? 'caaNobody' : 'caaAuthority') : 'caaReport'),
  ];
}

/** IANA, SSHFP RR Types. */
const sshAlgorithms = ['', 'RSA', 'DSA', 'ECDSA', 'Ed25519', '', 'Ed448'];
const sshFingerprints = ['', 'SHA-1', 'SHA-256'];

const utc = (time: string): string => time.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3 $4:$5:$6 UTC');

const decimals = (degrees: number): string => String(Number(degrees.toFixed(7)));

const naptrFlags: Readonly<Record<string, Meaning>> = { S: 'naptrS', A: 'naptrA', U: 'naptrU', P: 'naptrP', '': 'naptrNone' };

/** Explains the fields of each type, in record order. */
export const explainedTypes: Readonly<Record<string, Explain>> = {
  SOA: (fields) => [
    field('primaryServer', at(fields, 0), 'soaPrimary'),
    field('mailbox', at(fields, 1), 'soaMailbox'),
    field('serial', at(fields, 2), 'soaSerial'),
    duration('refresh', at(fields, 3), 'soaRefresh'),
    duration('retry', at(fields, 4), 'soaRetry'),
    duration('expire', at(fields, 5), 'soaExpire'),
    duration('minimum', at(fields, 6), 'soaMinimum'),
  ],
  MX: (fields) => [
    field('preference', at(fields, 0), 'mxPreference'),
    field('exchange', at(fields, 1), at(fields, 1) === '.' ? 'mxNone' : 'mxExchange'),
  ],
  SRV: (fields) => [
    field('priority', at(fields, 0), 'srvPriority'),
    field('weight', at(fields, 1), 'srvWeight'),
    field('port', at(fields, 2), 'srvPort'),
    field('target', at(fields, 3), at(fields, 3) === '.' ? 'srvNone' : 'srvTarget'),
  ],
  CAA: authorization,
  TLSA: certificate,
  SMIMEA: certificate,
  SSHFP: (fields) => [
    named('algorithm', at(fields, 0), sshAlgorithms[Number(at(fields, 0))] ?? ''),
    named('fingerprintType', at(fields, 1), sshFingerprints[Number(at(fields, 1))] ?? ''),
    field('fingerprint', at(fields, 2), 'fingerprint'),
  ],
  DS: delegation,
  CDS: delegation,
  DNSKEY: key,
  CDNSKEY: key,
  RRSIG: (fields) => [
    field('typeCovered', at(fields, 0), 'rrsigType'),
    algorithm(at(fields, 1)),
    field('labels', at(fields, 2), 'rrsigLabels'),
    duration('originalTtl', at(fields, 3), 'rrsigTtl'),
    field('expiration', utc(at(fields, 4)), 'rrsigExpiration'),
    field('inception', utc(at(fields, 5)), 'rrsigInception'),
    field('keyTag', at(fields, 6), 'keyTag'),
    field('signer', at(fields, 7), 'rrsigSigner'),
    field('signature', at(fields, 8), 'rrsigSignature'),
  ],
  SVCB: service,
  HTTPS: service,
  NAPTR: (fields) => [
    field('order', at(fields, 0), 'naptrOrder'),
    field('preference', at(fields, 1), 'naptrPreference'),
    field('flags', bareString(at(fields, 2)), naptrFlags[bareString(at(fields, 2)).toUpperCase()]),
    field('services', bareString(at(fields, 3)), 'naptrServices'),
    field('regularExpression', bareString(at(fields, 4)), 'naptrRegexp'),
    field('replacement', at(fields, 5), 'naptrReplacement'),
  ],
  LOC(fields) {
    const { latitude, longitude, altitude } = readLocation(fields);
    return [
      field('latitude', decimals(latitude), 'locLatitude'),
      field('longitude', decimals(longitude), 'locLongitude'),
      field('altitude', `${altitude} m`, 'locAltitude'),
    ];
  },
};
