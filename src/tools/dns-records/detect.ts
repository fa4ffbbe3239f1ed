import { defineDetectors, type DetectedAnswer, type Finding } from '#core/detection.ts';
import { parseIpv4 } from '#domains/ip/ipv4.ts';
import { readPublicKey } from './logic/policies/public-key.ts';
import { readTags, tagValue } from './logic/policies/tag-list.ts';

const NAME = String.raw`(?:@|\.|[\w*-]+(?:\.[\w*-]+)*\.?)`;
const HEAD = /^(?:([^\s;()"]+)[\t ]+|[\t ]+)(?:(\d+[smhdw]?|IN|CH)[\t ]+)?(?:(\d+[smhdw]?|IN|CH)[\t ]+)?([A-Z][A-Z\d]*)[\t ]+(\S.*)$/i;

/** The form of the data of common types. */
const forms: Readonly<Record<string, RegExp>> = {
  AAAA: /^[\da-f.]*:[\da-f:.]+\s*(?:;|$)/i,
  NS: new RegExp(`^${NAME}\\s*(?:;|$)`),
  CNAME: new RegExp(`^${NAME}\\s*(?:;|$)`),
  PTR: new RegExp(`^${NAME}\\s*(?:;|$)`),
  DNAME: new RegExp(`^${NAME}\\s*(?:;|$)`),
  MX: new RegExp(`^\\d{1,5}\\s+${NAME}\\s*(?:;|$)`),
  SRV: new RegExp(`^\\d{1,5}\\s+\\d{1,5}\\s+\\d{1,5}\\s+${NAME}\\s*(?:;|$)`),
  SOA: new RegExp(`^${NAME}\\s+${NAME}\\s*(?:\\(|\\d)`),
  TXT: /^"/,
  SPF: /^"/,
  CAA: /^\d{1,3}\s+[a-z\d]+\s+"/i,
  DS: /^\d{1,5}\s+\d{1,3}\s+\d\s+[\da-f(]/i,
  DNSKEY: /^25[67]\s+3\s+\d{1,3}\s/,
  TLSA: /^[0-3]\s+[01]\s+[0-2]\s+[\da-f(]/i,
  SSHFP: /^\d\s+\d\s+[\da-f(]/i,
  RRSIG: /^[A-Z][A-Z\d]*\s+\d{1,3}\s+\d{1,3}\s+\d+/,
  NAPTR: /^\d{1,5}\s+\d{1,5}\s+"/,
  HTTPS: new RegExp(`^\\d{1,5}\\s+${NAME}(?:\\s|$)`),
  SVCB: new RegExp(`^\\d{1,5}\\s+${NAME}(?:\\s|$)`),
};

/** Whether a line is a record, and whether it contains a class, which little else does. */
function recordLine(line: string): 'plain' | 'classed' | undefined {
  const [, , first = '', second = '', type = '', data = ''] = HEAD.exec(line) ?? [];
  const kind = type.toUpperCase();
  const fits = kind === 'A' ? parseIpv4(data.split(/[\s;]/)[0] ?? '').ok : forms[kind]?.test(data);
  if (fits !== true) return undefined;
  return /^(?:IN|CH)$/i.test(first) || /^(?:IN|CH)$/i.test(second) ? 'classed' : 'plain';
}

const DIG = /^(?:; <<>> DiG |;; (?:ANSWER|QUESTION) SECTION:|;; ->>HEADER<<-)/m;
const ORIGIN = /^\$ORIGIN[\t ]+\S/m;

/** Whether a text is a zone or a part of one: it contains a class, or most lines are records. */
function looksLikeRecords(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => /^[^;]*[^;\s]/.test(line));
  const found = lines.slice(0, 200).map(recordLine);
  if (DIG.test(text)) return true;
  if (ORIGIN.test(text)) return found.some((kind) => kind !== undefined);
  if (lines.length < 2) return found[0] === 'classed';
  return found.includes('classed') || found.filter((kind) => kind !== undefined).length * 2 >= lines.length;
}

const LOOKUP = /^(?:[+\-~?]?(?:a|mx|ptr)(?:[:/]|$)|[+\-~?]?(?:include|exists):|redirect=)/i;

function policyAnswer(text: string): readonly [reading: string, answer: DetectedAnswer] | undefined {
  const tags = readTags(text);
  if (/^v=spf1(?: |$)/i.test(text)) {
    return ['spf', { text: 'spf', values: { count: text.split(' ').filter((term) => LOOKUP.test(term)).length } }];
  }
  if (/^v\s*=\s*DMARC1\s*;/i.test(text)) return ['dmarc', { text: 'dmarc', values: { policy: tagValue(tags, 'p') ?? '?' } }];
  if (/^v\s*=\s*DKIM1\s*;/i.test(text)) {
    const key = readPublicKey((tagValue(tags, 'p') ?? '').replaceAll(/\s/g, ''), (tagValue(tags, 'k') ?? 'rsa').toLowerCase());
    return [
      'dkim',
      key ? { text: 'dkim', values: { kind: key.kind, bits: String(key.bits) } } : { text: 'kind', values: { kind: 'DKIM' } },
    ];
  }
  const kind = /^v\s*=\s*(BIMI1|STSv1|TLSRPTv1)\s*;/i.exec(text)?.[1]?.toLowerCase();
  if (kind === undefined) return undefined;
  return ['policy', { text: 'kind', values: { kind: kind === 'bimi1' ? 'BIMI' : kind === 'stsv1' ? 'MTA-STS' : 'TLS-RPT' } }];
}

export const detectors = defineDetectors([
  {
    id: 'records',
    reads: 'text',
    maxLength: 65_536,
    extensions: ['zone', 'db'],
    detect({ text, isWhole }): Finding | undefined {
      if (text === undefined || !looksLikeRecords(text)) return undefined;
      const inputs = { records: text };
      return {
        reading: 'records',
        confidence: isWhole ? 'strong' : 'likely',
        rank: 148,
        ...(isWhole ? { ask: { operation: 'read', inputs, write: 'summary', isNeeded: false } } : {}),
        hands: { inputs },
      };
    },
  },
  {
    id: 'policy',
    reads: 'text',
    maxLength: 4096,
    detect({ bare }): Finding | undefined {
      if (/[\r\n]/.test(bare) || !/^v=/i.test(bare)) return undefined;
      const found = policyAnswer(bare.replaceAll(/"\s+"/g, ''));
      if (!found) return undefined;
      const [reading, answer] = found;
      return { reading, confidence: 'certain', rank: 149, answer, hands: { inputs: { records: bare } } };
    },
  },
]);
