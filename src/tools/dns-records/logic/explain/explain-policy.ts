import { readPublicKey } from '../policies/public-key.ts';
import { readTags, type Tag, tagValue } from '../policies/tag-list.ts';
import type { TextKind } from '../policies/text-kind.ts';
import { type ExplainedPart, field, type Meaning } from './explained-part.ts';

/** The meaning of each tag, or of each value of a tag. */
interface TagMeanings {
  readonly meanings: Readonly<Record<string, Meaning | Readonly<Record<string, Meaning>>>>;
  /** The tags that apply by default. */
  readonly defaults?: (tags: readonly Tag[]) => readonly Tag[];
}

const tag = (name: string, value: string): Tag => ({ name, value });

const policies = { none: 'dmarcNone', quarantine: 'dmarcQuarantine', reject: 'dmarcReject' } as const;

const kinds: Readonly<Record<Exclude<TextKind, 'SPF'>, TagMeanings>> = {
  // RFC 7489, section 6.3, and RFC 9091
  DMARC: {
    meanings: {
      v: 'version',
      p: policies,
      sp: 'dmarcSubdomains',
      np: 'dmarcMissingSubdomains',
      rua: 'dmarcRua',
      ruf: 'dmarcRuf',
      adkim: { r: 'alignDkimRelaxed', s: 'alignDkimStrict' },
      aspf: { r: 'alignSpfRelaxed', s: 'alignSpfStrict' },
      fo: 'dmarcFo',
      rf: 'dmarcRf',
      ri: 'dmarcRi',
      pct: 'dmarcPct',
    },
    defaults: (tags) => [
      ...(tagValue(tags, 'p') === undefined ? [] : [tag('sp', tagValue(tags, 'p') ?? '')]),
      tag('adkim', 'r'),
      tag('aspf', 'r'),
      tag('fo', '0'),
      tag('pct', '100'),
      tag('rf', 'afrf'),
      tag('ri', '86400'),
    ],
  },
  // RFC 6376, section 3.6.1
  DKIM: {
    meanings: { v: 'version', h: 'dkimHashes', k: 'dkimKeyType', n: 'dkimNotes', p: 'dkimKey', s: 'dkimServices', t: 'dkimFlags' },
    defaults: () => [tag('v', 'DKIM1'), tag('k', 'rsa'), tag('h', '*'), tag('s', '*')],
  },
  // draft-brand-indicators-for-message-identification, section 4.2
  BIMI: {
    meanings: { v: 'version', l: 'bimiLogo', a: 'bimiEvidence', avp: 'bimiPreference' },
    defaults: () => [tag('a', ''), tag('avp', 'brand')],
  },
  // RFC 8461, section 3.1
  'MTA-STS': { meanings: { v: 'version', id: 'stsId' } },
  // RFC 8460, section 3
  'TLS-RPT': { meanings: { v: 'version', rua: 'tlsRua' } },
};

function explainTag(kind: TagMeanings, { name, value }: Tag): ExplainedPart {
  const known = Object.hasOwn(kind.meanings, name) ? kind.meanings[name] : undefined;
  const meaning = typeof known === 'object' ? known[value.toLowerCase()] : (known ?? 'unknownTag');
  return {
    part: { text: name },
    value,
    ...(meaning ? { meaning } : {}),
    ...(name === 'ri' && /^\d{1,9}$/.test(value) ? { isDuration: true } : {}),
  };
}

/** Explains the tags of a policy, its key, and the defaults that apply. */
export function explainPolicy(kind: Exclude<TextKind, 'SPF'>, text: string): readonly ExplainedPart[] {
  const tags = readTags(text);
  const known = kinds[kind];
  const defaults = known.defaults?.(tags).filter(({ name }) => tagValue(tags, name) === undefined) ?? [];
  return [
    ...tags.flatMap((one) => [explainTag(known, one), ...(kind === 'DKIM' && one.name === 'p' ? explainKey(tags) : [])]),
    ...defaults.map((one): ExplainedPart => ({ ...explainTag(known, one), isDefault: true })),
  ];
}

function explainKey(tags: readonly Tag[]): readonly ExplainedPart[] {
  const key = readPublicKey((tagValue(tags, 'p') ?? '').replaceAll(/\s/g, ''), (tagValue(tags, 'k') ?? 'rsa').toLowerCase());
  return key ? [field('keyType', key.kind), field('keyBits', String(key.bits))] : [];
}
