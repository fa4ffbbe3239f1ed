import { parseIpv4 } from '#domains/ip/ipv4.ts';
import { parseIpv6 } from '#domains/ip/ipv6.ts';
import type { IpBlock } from '#domains/ip/ip-block.ts';
import { ipBlockAround } from '#domains/ip/ip-block.ts';
import { isMacroString } from './macro.ts';

export type Qualifier = '+' | '-' | '~' | '?';

export type Mechanism = 'all' | 'include' | 'a' | 'mx' | 'ptr' | 'ip4' | 'ip6' | 'exists';

/** A mechanism, or the modifier `redirect`; other modifiers do not affect the result. */
export interface SpfTerm {
  /** As typed. */
  readonly text: string;
  readonly kind: Mechanism | 'redirect' | 'modifier';
  readonly qualifier: Qualifier;
  /** May contain macros; undefined for the domain of the record. */
  readonly domain: string | undefined;
  readonly prefix4: number;
  readonly prefix6: number;
  readonly network: IpBlock | undefined;
}

export interface SpfFault {
  readonly code: 'spfBlank' | 'spfMechanism' | 'spfNetwork' | 'spfTerm';
  readonly text: string;
}

export interface SpfRecord {
  readonly terms: readonly SpfTerm[];
  readonly faults: readonly SpfFault[];
}

/** RFC 7208, section 4.5: the version, followed by a space or nothing. */
export const isSpf = (text: string): boolean => /^v=spf1(?: |$)/i.test(text);

const MECHANISM = /^([+\-~?])?([a-z][\w.-]*)(?::([^\s]*?))?(?:\/(\d{1,3}))?(?:\/\/(\d{1,3}))?$/i;
const NETWORK = /^([+\-~?])?(ip[46]):([^/]+)(?:\/(0|[1-9]\d{0,2}))?$/i;
const needsDomain: ReadonlySet<string> = new Set(['include', 'exists']);
const mechanisms: ReadonlySet<string> = new Set(['all', 'include', 'a', 'mx', 'ptr', 'ip4', 'ip6', 'exists']);

/** Parses the terms of an SPF record: RFC 7208, sections 4.6.1 and 12. */
export function readSpf(text: string): SpfRecord {
  if (!isSpf(text)) return { terms: [], faults: [{ code: 'spfBlank', text }] };
  const terms: SpfTerm[] = [];
  const faults: SpfFault[] = [];
  for (const word of text.slice('v=spf1'.length).split(' ')) {
    const term = word === '' ? undefined : readTerm(word);
    if (term && 'code' in term) faults.push(term);
    else if (term) terms.push(term);
  }
  for (const modifier of ['redirect=', 'exp=']) {
    const [, second] = terms.filter((term) => term.text.toLowerCase().startsWith(modifier));
    if (second) faults.push({ code: 'spfTerm', text: second.text });
  }
  return { terms, faults };
}

function readTerm(text: string): SpfTerm | SpfFault {
  const fault = { code: 'spfTerm', text } as const;
  const [, modifier, value = ''] = /^([a-z][\w.-]*)=(.*)$/i.exec(text) ?? [];
  if (modifier !== undefined) {
    const isRedirect = modifier.toLowerCase() === 'redirect';
    const isKnown = isRedirect || modifier.toLowerCase() === 'exp';
    if (!isMacroString(value) || (isKnown && !isDomainSpec(value))) return fault;
    return { ...plain, text, kind: isRedirect ? 'redirect' : 'modifier', domain: value };
  }
  if (/^[+\-~?]?ip[46]:/i.test(text)) return readNetwork(text);
  const [, qualifier, typed = '', domain, prefix4, prefix6] = MECHANISM.exec(text) ?? [];
  const kind = typed.toLowerCase();
  if (!mechanisms.has(kind)) {
    return { code: 'spfMechanism', text: /^[+\-~?]?([^:/]*)/.exec(text)?.[1] ?? text };
  }
  const takesPrefix = kind === 'a' || kind === 'mx';
  const hasPrefix = prefix4 !== undefined || prefix6 !== undefined;
  if (!takesPrefix && hasPrefix) return fault;
  if (domain === undefined ? needsDomain.has(kind) || kind.startsWith('ip') : kind === 'all' || !isDomainSpec(domain)) return fault;
  if (Number(prefix4 ?? 32) > 32 || Number(prefix6 ?? 128) > 128) return fault;
  return {
    ...plain,
    text,
    kind: kind as Mechanism, // one of the set
    qualifier: (qualifier ?? '+') as Qualifier, // one of the four that the pattern accepts
    domain,
    prefix4: Number(prefix4 ?? 32),
    prefix6: Number(prefix6 ?? 128),
  };
}

const plain = { qualifier: '+', domain: undefined, prefix4: 32, prefix6: 128, network: undefined } as const;

/** A macro string that ends in a top label or a macro: RFC 7208, section 7.1. */
const isDomainSpec = (text: string): boolean =>
  isMacroString(text) && /(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?\.?|\}|%[%_-])$/i.test(text) && !/\.[\d]+\.?$/.test(text);

function readNetwork(text: string): SpfTerm | SpfFault {
  const colon = text.indexOf(':');
  const [, qualifier, kind = '', address = '', prefix] = NETWORK.exec(text) ?? [];
  const isFour = kind.toLowerCase() === 'ip4';
  const read = isFour ? parseIpv4(address) : parseIpv6(address);
  const most = isFour ? 32 : 128;
  const length = Number(prefix ?? most);
  if (!read.ok || length > most) return { code: 'spfNetwork', text: text.slice(colon + 1) };
  return {
    ...plain,
    text,
    kind: isFour ? 'ip4' : 'ip6',
    qualifier: (qualifier ?? '+') as Qualifier, // one of the four that the pattern accepts
    network: ipBlockAround({ family: isFour ? 4 : 6, bits: BigInt(read.value) }, length),
  };
}
