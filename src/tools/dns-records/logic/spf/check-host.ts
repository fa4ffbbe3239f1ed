import { formatIpAddress, type IpAddress, readIpAddress } from '#domains/ip/ip-address.ts';
import { ipBlockAround } from '#domains/ip/ip-block.ts';
import type { DnsRecord } from '../dns-record.ts';
import { MOST_LOOKUPS, MOST_VOIDS } from '../limits.ts';
import { usedTerms } from './count-lookups.ts';
import { digCommand, type KnownAnswers } from './known-answers.ts';
import { expandMacros, usesValidatedName } from './macro.ts';
import { dottedAddress, type MailFrom, reverseName } from './sender.ts';
import { type Qualifier, readSpf, type SpfTerm } from './spf-record.ts';

export type SpfVerdict = 'Pass' | 'Fail' | 'SoftFail' | 'Neutral';

/** The reason why the check has no verdict. */
export type SpfErrorReason = 'lookups' | 'voids' | 'twoRecords' | 'syntax' | 'noRecord' | 'mxHosts';

export type SpfResult =
  | { readonly kind: 'matched'; readonly verdict: SpfVerdict; readonly term: string; readonly domain: string }
  | { readonly kind: 'noMatch' }
  | { readonly kind: 'none' }
  | { readonly kind: 'error'; readonly reason: SpfErrorReason; readonly domain: string }
  | { readonly kind: 'unknown' };

export type SpfOutcome = 'match' | 'noMatch' | 'missing' | 'error' | 'evaluated';

export interface SpfStep {
  readonly domain: string;
  readonly term: string;
  readonly outcome: SpfOutcome;
  /** Set for a match. */
  readonly verdict?: SpfVerdict;
}

export interface SpfTest {
  readonly result: SpfResult;
  readonly steps: readonly SpfStep[];
  readonly voidCount: number;
  readonly missing: readonly string[];
}

const MOST_HOSTS = 10;

const VERDICTS: Readonly<Record<Qualifier, SpfVerdict>> = { '+': 'Pass', '-': 'Fail', '~': 'SoftFail', '?': 'Neutral' };

type Match = 'match' | 'noMatch' | 'missing' | SpfErrorReason;

const isReason = (match: Match): match is SpfErrorReason => match !== 'match' && match !== 'noMatch' && match !== 'missing';

/** Runs `check_host` of RFC 7208, section 4, with the known answers. Continues after missing ones, in order to list all of them. */
export function checkHost(sender: IpAddress, mailFrom: MailFrom, answers: KnownAnswers): SpfTest {
  const run = new HostCheck(sender, mailFrom, answers);
  const result = run.check(mailFrom.domain);
  return { result, steps: run.steps, voidCount: run.voidCount, missing: [...run.missing] };
}

class HostCheck {
  readonly steps: SpfStep[] = [];
  readonly missing = new Set<string>();
  voidCount = 0;
  #lookupCount = 0;
  readonly #sender: IpAddress;
  readonly #mailFrom: MailFrom;
  readonly #answers: KnownAnswers;

  constructor(sender: IpAddress, mailFrom: MailFrom, answers: KnownAnswers) {
    this.#sender = sender;
    this.#mailFrom = mailFrom;
    this.#answers = answers;
  }

  check(domain: string): SpfResult {
    const texts = this.#answers.spfTexts(domain);
    if (!texts) {
      this.missing.add(digCommand(domain, 'TXT'));
      return { kind: 'unknown' };
    }
    const [text] = texts;
    if (text === undefined) return { kind: 'none' };
    if (texts.length > 1) return { kind: 'error', reason: 'twoRecords', domain };
    const { terms, faults } = readSpf(text);
    if (faults.length > 0) return { kind: 'error', reason: 'syntax', domain };
    let isUnknown = false;
    for (const term of usedTerms(terms)) {
      if (term.kind === 'redirect') {
        const redirected = this.#redirect(term, domain);
        return isUnknown && redirected.kind !== 'error' ? { kind: 'unknown' } : redirected;
      }
      const match = this.#step(term, domain);
      if (isReason(match)) return isUnknown ? { kind: 'unknown' } : { kind: 'error', reason: match, domain };
      if (match === 'missing') isUnknown = true;
      if (match === 'match') {
        return isUnknown ? { kind: 'unknown' } : { kind: 'matched', verdict: VERDICTS[term.qualifier], term: term.text, domain };
      }
    }
    return isUnknown ? { kind: 'unknown' } : { kind: 'noMatch' };
  }

  /** Evaluates one term. Its row precedes those of the record that it includes. */
  #step(term: SpfTerm, domain: string): Match {
    const at = this.steps.push({ domain, term: term.text, outcome: 'evaluated' }) - 1;
    const match = this.#match(term, domain);
    const outcome = isReason(match) ? 'error' : match;
    this.steps[at] = { domain, term: term.text, outcome, ...(match === 'match' ? { verdict: VERDICTS[term.qualifier] } : {}) };
    return match;
  }

  #redirect(term: SpfTerm, domain: string): SpfResult {
    const at = this.steps.push({ domain, term: term.text, outcome: 'evaluated' }) - 1;
    const set = (outcome: SpfOutcome): void => void (this.steps[at] = { domain, term: term.text, outcome });
    this.#lookupCount++;
    const target = this.#target(term, domain);
    if (this.#lookupCount > MOST_LOOKUPS || target === undefined) {
      set(target === undefined ? 'missing' : 'error');
      return target === undefined ? { kind: 'unknown' } : { kind: 'error', reason: 'lookups', domain };
    }
    const result = this.check(target);
    if (result.kind === 'unknown') set('missing');
    if (result.kind !== 'none') return result;
    set('error');
    return { kind: 'error', reason: 'noRecord', domain: target };
  }

  #match(term: SpfTerm, domain: string): Match {
    if (term.kind === 'all') return 'match';
    if (term.network) return this.#isIn(term.network.family === this.#sender.family, term.network.first, term.network.prefixLength);
    this.#lookupCount++;
    if (this.#lookupCount > MOST_LOOKUPS) return 'lookups';
    const target = this.#target(term, domain);
    if (target === undefined) return 'missing';
    switch (term.kind) {
      case 'include':
        return this.#include(target);
      case 'exists':
        return this.#found(target, 'A', (records) => (records.length > 0 ? 'match' : 'noMatch'));
      case 'a':
        return this.#found(target, this.#addressType, (records) => this.#anyAddress(records, term));
      case 'mx':
        return this.#found(target, 'MX', (records) => this.#anyHost(records, term));
      case 'ptr':
        return this.#named(target);
      default:
        return 'noMatch';
    }
  }

  /** Expands the macros in the domain of a term; undefined if they need the sender's name and it is unknown. */
  #target(term: SpfTerm, domain: string): string | undefined {
    if (term.domain === undefined) return domain;
    const { local, domain: senderDomain } = this.#mailFrom;
    const name = usesValidatedName(term.domain) ? this.#validatedName(domain) : 'unknown';
    if (name === undefined) return undefined;
    return expandMacros(term.domain, {
      s: `${local}@${senderDomain}`,
      l: local,
      o: senderDomain,
      d: domain,
      i: dottedAddress(this.#sender),
      p: name,
      v: this.#sender.family === 4 ? 'in-addr' : 'ip6',
      h: senderDomain,
    });
  }

  get #addressType(): 'A' | 'AAAA' {
    return this.#sender.family === 4 ? 'A' : 'AAAA';
  }

  #isIn(isSameFamily: boolean, first: bigint, prefixLength: number): Match {
    return isSameFamily && ipBlockAround(this.#sender, prefixLength).first === first ? 'match' : 'noMatch';
  }

  #include(target: string): Match {
    const result = this.check(target);
    if (result.kind === 'error') return result.reason;
    if (result.kind === 'none') return 'noRecord';
    if (result.kind === 'unknown') return 'missing';
    return result.kind === 'matched' && result.verdict === 'Pass' ? 'match' : 'noMatch';
  }

  /** Looks up records, and counts an empty answer: RFC 7208, section 4.6.4. */
  #found(name: string, type: string, then: (records: readonly DnsRecord[]) => Match): Match {
    const records = this.#lookUp(name, type);
    if (!records) return 'missing';
    if (records.length === 0) {
      this.voidCount++;
      if (this.voidCount > MOST_VOIDS) return 'voids';
    }
    return then(records);
  }

  #lookUp(name: string, type: string): readonly DnsRecord[] | undefined {
    const records = this.#answers.find(name, type);
    if (!records) this.missing.add(digCommand(name, type));
    return records;
  }

  #anyAddress(records: readonly DnsRecord[], { prefix4, prefix6 }: SpfTerm): Match {
    const prefix = this.#sender.family === 4 ? prefix4 : prefix6;
    const own = formatIpAddress({ family: this.#sender.family, bits: ipBlockAround(this.#sender, prefix).first });
    return records.some(({ data }) => networkText(data, this.#sender.family, prefix) === own) ? 'match' : 'noMatch';
  }

  #anyHost(hosts: readonly DnsRecord[], term: SpfTerm): Match {
    if (hosts.length > MOST_HOSTS) return 'mxHosts';
    const matches = hosts.map(
      ({ fields: [, host = ''] }): Match =>
        host === '.' ? 'noMatch' : this.#found(host, this.#addressType, (records) => this.#anyAddress(records, term)),
    );
    return (
      matches.find(isReason) ?? matches.find((match) => match === 'match') ?? matches.find((match) => match === 'missing') ?? 'noMatch'
    );
  }

  /** The names of the address that resolve back to it: RFC 7208, section 5.5. */
  #validatedNames(): readonly string[] | undefined {
    const names = this.#lookUp(reverseName(this.#sender), 'PTR');
    const own = formatIpAddress(this.#sender);
    const checked = names
      ?.slice(0, MOST_HOSTS)
      .map(({ fields: [name = ''] }) => ({ name, records: this.#lookUp(name, this.#addressType) }));
    if (!checked || checked.some(({ records }) => !records)) return undefined;
    return checked.flatMap(({ name, records }) =>
      records?.some(({ data }) => data === own) ? [name.toLowerCase().replace(/\.$/, '')] : [],
    );
  }

  #named(target: string): Match {
    const names = this.#validatedNames();
    if (!names) return 'missing';
    const domain = target.toLowerCase();
    return names.some((name) => name === domain || name.endsWith(`.${domain}`)) ? 'match' : 'noMatch';
  }

  /** The value of the macro `p`: preferably the domain itself, then a name below it, then any other. */
  #validatedName(domain: string): string | undefined {
    const names = this.#validatedNames();
    const wanted = domain.toLowerCase();
    return names && (names.find((name) => name === wanted) ?? names.find((name) => name.endsWith(`.${wanted}`)) ?? names[0] ?? 'unknown');
  }
}

/** The network of this size that contains a parsed address. */
function networkText(data: string, family: 4 | 6, prefixLength: number): string {
  const address = readIpAddress(data);
  return address.ok && address.value.family === family
    ? formatIpAddress({ family, bits: ipBlockAround(address.value, prefixLength).first })
    : '';
}
