import { type DnsRecord, isWithin, nameKey } from '../dns-record.ts';
import type { Reading } from '../master-file/read-records.ts';
import { dkimProblems } from '../policies/dkim-problems.ts';
import { dmarcProblems } from '../policies/dmarc-problems.ts';
import { recordText, textKindOf } from '../policies/text-kind.ts';
import { knownAnswers } from '../spf/known-answers.ts';
import { isSpf } from '../spf/spf-record.ts';
import { spfProblems } from '../spf/spf-problems.ts';
import { delegationProblems } from './delegation-problems.ts';
import { inOrder, type Problem } from './problem.ts';
import { recordProblems } from './record-problems.ts';
import { setProblems } from './set-problems.ts';
import { soaProblems } from './soa-problems.ts';
import { targetProblems } from './target-problems.ts';

/** Finds all errors and warnings, in display order. `progress` receives the completed share, from 0 to 1. */
export function findProblems(reading: Reading, progress: (share: number) => void): readonly Problem[] {
  const { records } = reading;
  const byKey = Map.groupBy(records, ({ key }) => key);
  const problems: Problem[] = [...reading.problems, ...soaProblems(reading, byKey)];
  progress(0.65);
  for (const set of byKey.values()) problems.push(...setProblems(set));
  progress(0.75);
  problems.push(...targetProblems(reading, byKey), ...delegationProblems(records, byKey));
  progress(0.85);
  const zone = reading.zone === undefined ? undefined : nameKey(reading.zone);
  for (const record of records) {
    problems.push(...recordProblems(record));
    if (zone !== undefined && record.section === undefined && !record.hasError && !isWithin(record.key, zone)) {
      problems.push({ code: 'outside', line: record.line, values: { zone: reading.zone ?? '' } });
    }
  }
  problems.push(...policyProblems(reading, byKey));
  progress(0.95);
  return inOrder(problems);
}

function policyProblems(reading: Reading, byKey: ReadonlyMap<string, readonly DnsRecord[]>): readonly Problem[] {
  const answers = knownAnswers(reading);
  const isThere = (key: string): boolean => byKey.has(key);
  const seen = new Set<string>();
  return reading.records.flatMap((record): readonly Problem[] => {
    const { line, key, owner } = record;
    const kind = textKindOf(record);
    const isCounted = kind === 'DMARC' || (kind === 'SPF' && record.type === 'TXT' && isSpf(recordText(record)));
    const place = `${kind} ${key}`;
    const isSecond = isCounted && seen.has(place);
    if (isCounted) seen.add(place);
    switch (kind) {
      case 'SPF':
        return [...spfProblems(record, answers), ...(isSecond ? [{ code: 'twoSpf', line, values: { name: owner } } as const] : [])];
      case 'DMARC':
        return [
          ...dmarcProblems(record, reading.form === 'single', isThere),
          ...(isSecond ? [{ code: 'twoDmarc', line, values: { name: owner } } as const] : []),
        ];
      case 'DKIM':
        return dkimProblems(record);
      default:
        return [];
    }
  });
}
