import { digCommand, type KnownAnswers } from './known-answers.ts';
import { readSpf, type SpfTerm } from './spf-record.ts';

/** A limit for counting, far above the allowed number. */
const MOST_COUNTED = 1000;

const lookupKinds: ReadonlySet<string> = new Set(['a', 'mx', 'ptr', 'exists', 'include', 'redirect']);

/** The terms in effect: those up to `all`, or `redirect` without `all` (RFC 7208, sections 5.1 and 6.1). */
export function usedTerms(terms: readonly SpfTerm[]): readonly SpfTerm[] {
  const all = terms.findIndex(({ kind }) => kind === 'all');
  const mechanisms = terms.filter(({ kind }, index) => kind !== 'redirect' && kind !== 'modifier' && (all < 0 || index <= all));
  return [...mechanisms, ...(all < 0 ? terms.filter(({ kind }) => kind === 'redirect').slice(0, 1) : [])];
}

export interface LookupCount {
  readonly count: number;
  /** Commands whose output would reveal further includes. */
  readonly missing: readonly string[];
}

/** Counts the look-ups of a record and of everything known that it includes: RFC 7208, section 4.6.4. */
export function countLookups(domain: string, text: string, answers: KnownAnswers): LookupCount {
  const missing = new Set<string>();
  let count = 0;
  const walk = (spf: string, path: readonly string[]): void => {
    for (const { kind, domain: target } of usedTerms(readSpf(spf).terms)) {
      if (!lookupKinds.has(kind)) continue;
      count++;
      if (count >= MOST_COUNTED) return;
      if ((kind !== 'include' && kind !== 'redirect') || target === undefined || target.includes('%')) continue;
      const name = target.toLowerCase().replace(/\.$/, '');
      if (path.includes(name)) continue;
      const texts = answers.spfTexts(name);
      if (!texts) missing.add(digCommand(name, 'TXT'));
      for (const included of texts?.slice(0, 1) ?? []) walk(included, [...path, name]);
    }
  };
  walk(text, [domain.toLowerCase().replace(/\.$/, '')]);
  return { count, missing: [...missing] };
}
