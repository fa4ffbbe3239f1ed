import type { Given } from '#core/declaration.ts';
import { aboutField, fail, ok, type Result } from '#core/result.ts';
import { type IpSet, unionOf } from '#domains/ip/ip-set.ts';
import { faultOnLine } from '#domains/ip/fault-on-line.ts';
import { type ListedIp, readIpList } from '#domains/ip/read-ip-list.ts';
import type { declaration } from './declare.ts';
import { findIps } from './find-ips.ts';

type Boxes = Pick<Given<typeof declaration, 'calculate'>, 'include' | 'exclude' | 'readAs' | 'hostBits'>;

export interface ReadBox {
  readonly entries: readonly ListedIp[];
  /** All their addresses. */
  readonly set: IpSet;
}

export type BoxFault = 'onLine' | 'noAddressFound';

/** Reads both boxes, Include first. Errors, each for its box: `onLine` of `readIpList`, `noAddressFound` in a nonblank text. */
export function readBoxes(boxes: Boxes): Result<{ readonly include: ReadBox; readonly exclude: ReadBox }, BoxFault> {
  const include = readBox('include', boxes);
  if (!include.ok) return include;
  const exclude = readBox('exclude', boxes);
  return exclude.ok ? ok({ include: include.value, exclude: exclude.value }) : exclude;
}

function readBox(name: 'include' | 'exclude', { [name]: text, readAs, hostBits }: Boxes): Result<ReadBox, BoxFault> {
  const isStrict = hostBits === 'refuse';
  const entries = aboutField(name, readAs === 'entries' ? readIpList(text, { isStrict }) : readAnyText(text, isStrict));
  return entries.ok ? ok({ entries: entries.value, set: unionOf(entries.value) }) : entries;
}

/** Finds all entries in a text. Fails with `noAddressFound` if a nonblank text has none. */
export function readAnyText(text: string, isStrict = false): Result<readonly ListedIp[], BoxFault> {
  const entries = findIps(text);
  if (entries.length === 0 && text.trim() !== '') return fail('noAddressFound');
  const wrong = isStrict && entries.find(({ readAs }) => readAs !== undefined);
  if (!wrong) return ok(entries);
  return faultOnLine(wrong.line, { code: 'hasHostBits', values: { entry: wrong.text, network: wrong.readAs ?? '' } });
}
