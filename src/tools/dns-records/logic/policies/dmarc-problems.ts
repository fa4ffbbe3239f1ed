import { type DnsRecord, nameKey } from '../dns-record.ts';
import type { Problem } from '../problems/problem.ts';
import { readTags, tagValue } from './tag-list.ts';
import { domainOfDmarc, recordText } from './text-kind.ts';

const POLICY = /^(?:none|quarantine|reject)$/i;

/** RFC 7489, section 6.3, and RFC 9091. */
const VALUES: Readonly<Record<string, RegExp>> = {
  adkim: /^[rs]$/i,
  aspf: /^[rs]$/i,
  pct: /^(?:\d|[1-9]\d|100)$/,
  fo: /^[01ds](?:\s*:\s*[01ds])*$/i,
  ri: /^\d{1,10}$/,
};

/** The name of a record that lets another domain send its reports here: RFC 7489, section 7.1. */
const REPORT_PLACE = /(?:^|\.)_report\._dmarc\./;

/** The mail domains in a list of report addresses: RFC 7489, section 6.2. */
const mailDomains = (list: string): readonly string[] =>
  list.split(',').flatMap((uri) => /^\s*mailto:[^@]*@([^!?\s]+)/i.exec(uri)?.[1]?.toLowerCase() ?? []);

/** Whether one domain is the other or is below it. Does not use a list of public suffixes. */
const isRelated = (one: string, other: string): boolean => one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);

/** Finds problems of a DMARC record: RFC 7489, sections 6.3 and 7.1. The position of a single value is unknown. */
export function dmarcProblems(record: DnsRecord, isSingle: boolean, isThere: (key: string) => boolean): readonly Problem[] {
  const { line } = record;
  const tags = readTags(recordText(record));
  const problems: Problem[] = [];
  const domain = nameKey(domainOfDmarc(record.owner));
  const policy = tagValue(tags, 'p');
  if (tags[0]?.name !== 'v' || tags[0].value.toUpperCase() !== 'DMARC1') problems.push({ code: 'dmarcFirst', line });
  if (REPORT_PLACE.test(record.key)) return problems;
  if (policy === undefined) problems.push({ code: 'dmarcNoPolicy', line });
  for (const { name, value } of tags) {
    if (Object.hasOwn(VALUES, name) && VALUES[name]?.test(value) === false)
      problems.push({ code: 'dmarcValue', line, values: { tag: name, value } });
    if (['p', 'sp', 'np'].includes(name) && !POLICY.test(value)) problems.push({ code: 'dmarcPolicy', line, values: { tag: name, value } });
  }
  if (!isSingle && !record.key.startsWith('_dmarc.') && record.key !== '_dmarc.') {
    problems.push({ code: 'dmarcPlace', line, values: { name: `_dmarc.${record.owner}` } });
  }
  const aggregate = tagValue(tags, 'rua');
  if (aggregate !== undefined && mailDomains(aggregate).length === 0) problems.push({ code: 'dmarcNoMailto', line });
  const reports = tags.filter(({ name }) => name === 'rua' || name === 'ruf');
  problems.push(
    ...reportProblems(
      record,
      reports.map(({ value }) => value),
      domain,
      isThere,
    ),
  );
  if (policy?.toLowerCase() === 'none') problems.push({ code: 'dmarcNone', line });
  return problems;
}

function reportProblems(
  { line }: DnsRecord,
  lists: readonly string[],
  domain: string,
  isThere: (key: string) => boolean,
): readonly Problem[] {
  const names = lists
    .flatMap(mailDomains)
    .filter((target) => !isRelated(target, domain))
    .map((target) => `${domain}._report._dmarc.${target}.`);
  return [...new Set(names)]
    .filter((name) => !isThere(name) && !isThere(name.replace(`${domain}.`, '*.')))
    .map((name) => ({ code: 'dmarcReports', line, values: { name } }));
}
