import { formatIpBlock, type IpBlock, ipBlockSize } from '#domains/ip/ip-block.ts';
import type { Joint } from './plan-rows.ts';
import { numbered, type PlacedSubnet, type SubnetPlan, type WantedSubnet } from './plan-subnets.ts';

/** The text of the field and the plan made from it. */
export interface Edited {
  readonly text: string;
  readonly plan: SubnetPlan;
}

const fixedLine = (block: IpBlock, name: string): string => `${formatIpBlock(block)} ${name}`;

/** Converts each wanted subnet that has a place to a fixed subnet. */
export const fixAll = ({ text, plan }: Edited): string =>
  replaceLines(text, new Map(wantedLines(plan).map((line) => [line, linesOf(plan, line)])));

const wantedLines = ({ placed }: SubnetPlan): readonly number[] => [
  ...new Set(placed.filter(({ kind }) => kind === 'wanted').map(({ line }) => line)),
];

/** Splits a subnet into halves. The other subnets of its line become fixed, because the remainder of a line cannot keep their names. */
export function splitSubnet({ text, plan }: Edited, subnet: PlacedSubnet): string {
  const { family, first, name } = subnet;
  const half = { family, first, prefixLength: subnet.prefixLength + 1 };
  const halves = [fixedLine(half, `${name} a`), fixedLine({ ...half, first: first + ipBlockSize(half) }, `${name} b`)];
  return replaceLines(text, new Map([[subnet.line, linesOf(plan, subnet.line, new Map([[subnet, halves]]))]]));
}

/** Merges a subnet with its other half. The result has the name of the lower subnet, or of the only one. */
export function joinSubnets({ text, plan }: Edited, subnet: PlacedSubnet, { block, other }: Joint): string {
  const kept = other && other.first < subnet.first ? other : subnet;
  const instead = new Map([[kept, [fixedLine(block, kept.name)]]]);
  const gone = kept === subnet ? other : subnet;
  if (gone) instead.set(gone, []);
  const lines = new Set([kept.line, ...(gone ? [gone.line] : [])]);
  return replaceLines(text, new Map([...lines].map((line) => [line, linesOf(plan, line, instead)])));
}

/** Converts a free block to a fixed subnet with the next unused number. */
export function takeBlock({ text, plan }: Edited, block: IpBlock): string {
  const numbers = [...plan.placed, ...plan.lost].map(({ name }) => Number(/^Subnet (\d{1,6})$/.exec(name)?.[1] ?? 0));
  const line = fixedLine(block, numbered(Math.max(0, ...numbers) + 1));
  return text.trim() === '' ? line : `${text.replace(/(?<!\n)\n+$/, '')}\n${line}`;
}

/** Expands a line to one line per subnet and replaces some of them. Subnets without a place remain as wanted subnets. */
function linesOf(plan: SubnetPlan, line: number, instead: ReadonlyMap<PlacedSubnet, readonly string[]> = new Map()): readonly string[] {
  const own = plan.placed
    .filter((subnet) => subnet.line === line)
    .toSorted((one, other) => one.nth - other.nth || one.family - other.family);
  const isOfBoth = new Set([...own, ...plan.lost.filter((subnet) => subnet.line === line)].map(({ family }) => family)).size > 1;
  return [
    ...own.flatMap((subnet) => instead.get(subnet) ?? [fixedLine(subnet, subnet.name)]),
    ...plan.lost.filter((subnet) => subnet.line === line).map((subnet) => lostLine(subnet, isOfBoth)),
  ];
}

/** Uses the prefix length if the line is for both families, because a host count would again request a subnet of each family. */
const lostLine = ({ name, size, prefixLength }: WantedSubnet, isOfBoth: boolean): string =>
  'hosts' in size && !isOfBoth ? `${name} ${size.hosts}` : `${name} /${Math.max(prefixLength, 0)}`;

/** Replaces lines of the text. A comment moves to the first of the new lines. */
function replaceLines(text: string, instead: ReadonlyMap<number, readonly string[]>): string {
  return text
    .split(/\r\n|\n|\r/)
    .flatMap((written, index) => {
      const lines = instead.get(index + 1);
      if (!lines) return [written];
      const comment = written.includes('#') ? ` ${written.slice(written.indexOf('#'))}` : '';
      return lines.map((line, place) => (place === 0 ? line + comment : line));
    })
    .join('\n');
}
