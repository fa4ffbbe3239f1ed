import { ok, type Result } from '#core/result.ts';
import { type DnsRecord, nameKey, withoutDot } from '../dns-record.ts';
import type { Reading } from '../master-file/read-records.ts';
import { recordText } from '../policies/text-kind.ts';
import { checkHost, type SpfTest } from './check-host.ts';
import { countLookups } from './count-lookups.ts';
import { knownAnswers } from './known-answers.ts';
import { readMailFrom, readSender } from './sender.ts';
import { isSpf } from './spf-record.ts';

export interface SpfReport {
  readonly lookupCount: number;
  /** Undefined without a sender. */
  readonly test: SpfTest | undefined;
  /** Commands whose output would complete the result. */
  readonly missing: readonly string[];
}

/**
 * Counts the look-ups of an SPF record, and evaluates it for a sender, if there is one. The first record applies if none belongs to the
 * mail domain. Returns `null` without a record. Errors are those of the fields.
 */
export function testSpf(
  reading: Reading,
  senderText: string,
  mailFromText: string,
): Result<SpfReport | null, 'notAnIpAddress' | 'notAMailAddress'> {
  const records = reading.records.filter((record) => !record.hasError && record.type === 'TXT' && isSpf(recordText(record)));
  const [first] = records;
  const sender = senderText.trim() === '' ? ok(undefined) : readSender(senderText);
  const mailFrom = mailFromText.trim() === '' ? ok(undefined) : readMailFrom(mailFromText);
  if (!sender.ok) return sender;
  if (!mailFrom.ok) return mailFrom;
  if (!first) return ok(null);
  const answers = knownAnswers(reading);
  const from = mailFrom.value ?? { local: 'postmaster', domain: withoutDot(first.owner) };
  const own: DnsRecord = records.find(({ key }) => key === nameKey(`${from.domain}.`)) ?? first;
  const { count, missing } = countLookups(withoutDot(own.owner), recordText(own), answers);
  const test = sender.value && checkHost(sender.value, from, answers);
  return ok({ lookupCount: count, test, missing: [...new Set([...(test?.missing ?? []), ...missing])] });
}
