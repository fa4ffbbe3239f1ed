import { type DnsRecord, withoutDot } from '../dns-record.ts';
import { recordText } from '../policies/text-kind.ts';
import type { Problem } from '../problems/problem.ts';
import { MOST_LOOKUPS } from '../limits.ts';
import { countLookups } from './count-lookups.ts';
import type { KnownAnswers } from './known-answers.ts';
import { readSpf } from './spf-record.ts';

/** Finds errors and warnings for an SPF record. */
export function spfProblems(record: DnsRecord, answers: KnownAnswers): readonly Problem[] {
  const { line } = record;
  const text = recordText(record);
  const { terms, faults } = readSpf(text);
  if (faults[0]?.code === 'spfBlank') return [{ code: 'spfBlank', line }];
  const problems: Problem[] = faults.map((fault) => ({ code: fault.code, line, values: { text: fault.text } }));
  const all = terms.findIndex(({ kind }) => kind === 'all');
  const hasRedirect = terms.some(({ kind }) => kind === 'redirect');
  const isAfterAll = terms.some(({ kind }, index) => all >= 0 && (kind === 'redirect' || (index > all && kind !== 'modifier')));
  if (terms[all]?.qualifier === '+') problems.push({ code: 'spfPassesAll', line });
  if (isAfterAll) problems.push({ code: 'spfAfterAll', line });
  if (terms.some(({ kind }) => kind === 'ptr')) problems.push({ code: 'spfPtr', line });
  const { count } = countLookups(withoutDot(record.owner), text, answers);
  if (count > MOST_LOOKUPS) problems.push({ code: 'spfLookups', line, values: { lookups: count } });
  if (all < 0 && !hasRedirect) problems.push({ code: 'spfNoAll', line });
  return problems;
}
