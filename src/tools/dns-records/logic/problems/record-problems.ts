import type { DnsRecord } from '../dns-record.ts';
import type { Problem } from './problem.ts';

/** RFC 8659, section 4; RFC 8657; RFC 9495; CA/Browser Forum, Baseline Requirements, appendix A. */
export const caaTags = ['issue', 'issuewild', 'issuemail', 'issuevmc', 'iodef', 'contactemail', 'contactphone'] as const;

const hosts: ReadonlySet<string> = new Set(['A', 'AAAA', 'MX']);
/** RFC 1123, section 2.1, and RFC 952: a label of a host name begins and ends with a letter or a digit. */
const HYPHEN = /(?:^|\.)-|-\.?$|-\./;

const tags: ReadonlySet<string> = new Set(caaTags);

/** Finds warnings for a single record. */
export function recordProblems({ line, type, owner, fields }: DnsRecord): readonly Problem[] {
  const problems: Problem[] = [];
  if (hosts.has(type) && owner.includes('_')) problems.push({ code: 'underscore', line, values: { name: owner } });
  const named = [...(hosts.has(type) ? [owner] : []), ...(type === 'MX' ? fields.slice(1, 2) : type === 'NS' ? fields.slice(0, 1) : [])];
  for (const name of named) if (HYPHEN.test(name)) problems.push({ code: 'hyphen', line, values: { name } });
  if (type === 'SPF') problems.push({ code: 'spfType', line });
  if (type === 'CAA' && fields[1] !== undefined && !tags.has(fields[1].toLowerCase())) {
    problems.push({ code: 'caaTag', line, values: { text: fields[1] } });
  }
  return problems;
}
