import { fail, ok, type Result } from '#core/result.ts';
import { type Ipv4Fault, parseIpv4 } from './ipv4.ts';

const GROUPS = 8;
/** The number of groups that an IPv4 address at the end represents. */
const IPV4_GROUPS = 2;

export type Ipv6Fault =
  | Ipv4Fault
  | 'notHexadecimal'
  | 'doubleColonTwice'
  | 'startsWithColon'
  | 'endsWithColon'
  | 'groupTooLong'
  | 'ipv4NotLast'
  | 'wrongGroupCount'
  | 'emptyDoubleColon';

/**
 * Reads an IPv6 address in any spelling of RFC 4291, section 2.2, as its 128 bits: groups of one to four hexadecimal digits in either case,
 * `::` once for one or more groups of zeros, and optionally an IPv4 address as the last two groups. Surrounding text, a zone, and a prefix
 * length are not allowed. Errors, in this order: `notHexadecimal` (`character`), `doubleColonTwice`, `startsWithColon`, `endsWithColon`,
 * `groupTooLong` (`group`, from 1 as written, `digits`), those of the IPv4 ending, `ipv4NotLast`, `wrongGroupCount` (`found`), and
 * `emptyDoubleColon` (`found`).
 */
export function readIpv6(text: string): Result<bigint, Ipv6Fault> {
  const stray = /[^\da-f:.]/iu.exec(text);
  if (stray) return fail('notHexadecimal', { values: { character: stray[0] } });
  const doubleColon = text.indexOf('::');
  if (doubleColon !== text.lastIndexOf('::')) return fail('doubleColonTwice');
  if (/^:(?!:)/.test(text)) return fail('startsWithColon');
  if (/(?<!:):$/.test(text)) return fail('endsWithColon');
  const before = groupsIn(doubleColon < 0 ? text : text.slice(0, doubleColon));
  const after = doubleColon < 0 ? [] : groupsIn(text.slice(doubleColon + 2));
  const written = [...before, ...after];
  const long = written.findIndex((group) => group.length > 4 && !group.includes('.'));
  if (long >= 0) return fail('groupTooLong', { values: { group: long + 1, digits: written[long]?.length ?? 0 } });
  const ending = readEnding(written.at(-1) ?? '');
  if (!ending.ok) return ending;
  // If `::` ends the address, no group is last.
  const last = doubleColon >= 0 && after.length === 0 ? -1 : written.length - 1;
  if (written.some((group, index) => group.includes('.') && index !== last)) return fail('ipv4NotLast');
  const found = written.length + (ending.value === undefined ? 0 : IPV4_GROUPS - 1);
  if (doubleColon < 0 && found !== GROUPS) return fail('wrongGroupCount', { values: { found } });
  if (doubleColon >= 0 && found >= GROUPS) return fail('emptyDoubleColon', { values: { found } });
  return ok(joinGroups(before, after, ending.value));
}

const groupsIn = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));

/** Reads the last group as an IPv4 address. The value is undefined if it has no dots. */
const readEnding = (group: string): Result<number | undefined, Ipv4Fault> => (group.includes('.') ? parseIpv4(group) : ok(undefined));

function joinGroups(before: readonly string[], after: readonly string[], ipv4: number | undefined): bigint {
  const digits = (groups: readonly string[]): string =>
    groups.map((group) => (group.includes('.') ? (ipv4 ?? 0).toString(16).padStart(8, '0') : group.padStart(4, '0'))).join('');
  const start = digits(before);
  const end = digits(after);
  return BigInt(`0x${start}${'0'.repeat(4 * GROUPS - start.length - end.length)}${end}`);
}
