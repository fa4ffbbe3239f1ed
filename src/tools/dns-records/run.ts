import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { packRows } from '#pure/transfer/packed-rows.ts';
import type { declaration } from './declare.ts';
import { convertRecords } from './logic/convert/convert-records.ts';
import { explainRecords } from './logic/explain/explain-records.ts';
import { readOnce } from './logic/last-reading.ts';
import { findProblems } from './logic/problems/find-problems.ts';
import { isError } from './logic/problems/problem.ts';
import { testSpf } from './logic/spf/test-spf.ts';

type Reports = Pick<Context, 'progress'>;

export function read({ records: text, origin, format }: Given<typeof declaration, 'read'>, { progress }: Reports) {
  if (text.trim() === '') return ok(null);
  const reading = readOnce(text, origin, progress);
  if (!reading.ok) return reading;
  const { form, zone, records, lacksOrigin } = reading.value;
  const problems = findProblems(reading.value, progress);
  const errorCount = problems.filter(isError).length;
  return ok({
    converted: convertRecords(reading.value, format),
    format,
    form,
    zone,
    lacksOrigin,
    recordCount: records.length,
    errorCount,
    warningCount: problems.length - errorCount,
    leftOutCount: records.filter(({ hasError }) => hasError).length,
    rows: packRows(
      5,
      records.map(({ owner, type, data, ttl, line }) => [owner, type, data, String(ttl), String(line)]),
    ),
    problems,
  });
}

export function explain({ records, origin, record }: Given<typeof declaration, 'explain'>, { progress }: Reports) {
  if (records.trim() === '') return ok(null);
  const reading = readOnce(records, origin, progress);
  return reading.ok ? ok(explainRecords(reading.value, record) ?? null) : reading;
}

export function spf({ records, origin, sender, mailFrom }: Given<typeof declaration, 'spf'>, { progress }: Reports) {
  if (records.trim() === '') return ok(null);
  const reading = readOnce(records, origin, progress);
  return reading.ok ? testSpf(reading.value, sender, mailFrom) : reading;
}

export const run = { read, explain, spf } satisfies Runs<typeof declaration>;
