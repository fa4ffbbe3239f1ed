import { formatIpBlock, type IpBlock, ipBlockSize } from '#subjects/ip/ip-block.ts';
import type { Joint } from './plan-rows.ts';
import { numbered, type PlacedSubnet, type SubnetPlan, type WantedSubnet } from './plan-subnets.ts';

/** What stands in the field and what was made of it. */
export interface Edited {
  readonly text: string;
  readonly plan: SubnetPlan;
}

const fixedLine = (block: IpBlock, name: string): string => `${formatIpBlock(block)} ${name}`;

/** Every wanted subnet that has a place becomes a fixed one there. */
export const fixAll = ({ text, plan }: Edited): string =>
  replaceLines(text, new Map(wantedLines(plan).map((line) => [line, linesOf(plan, line)])));

const wantedLines = ({ placed }: SubnetPlan): readonly number[] => [
  ...new Set(placed.filter(({ kind }) => kind === 'wanted').map(({ line }) => line)),
];

/** A subnet becomes its two halves; what else its line asks for becomes fixed, too, for what is left of a line has no names to ask for. */
export function splitSubnet({ text, plan }: Edited, subnet: PlacedSubnet): string {
  const { family, first, name } = subnet;
  const half = { family, first, prefixLength: subnet.prefixLength + 1 };
  const halves = [fixedLine(half, `${name} a`), fixedLine({ ...half, first: first + ipBlockSize(half) }, `${name} b`)];
  return replaceLines(text, new Map([[subnet.line, linesOf(plan, subnet.line, new Map([[subnet, halves]]))]]));
}

/** A subnet and its other half become one, with the name of the lower one, or of the one that there is. */
export function joinSubnets({ text, plan }: Edited, subnet: PlacedSubnet, { block, other }: Joint): string {
  const kept = other && other.first < subnet.first ? other : subnet;
  const instead = new Map([[kept, [fixedLine(block, kept.name)]]]);
  const gone = kept === subnet ? other : subnet;
  if (gone) instead.set(gone, []);
  const lines = new Set([kept.line, ...(gone ? [gone.line] : [])]);
  return replaceLines(text, new Map([...lines].map((line) => [line, linesOf(plan, line, instead)])));
}

/** A free block becomes a fixed subnet with the next number. */
export function takeBlock({ text, plan }: Edited, block: IpBlock): string {
  const numbers = [...plan.placed, ...plan.lost].map(({ name }) => Number(/^Subnet (\d{1,6})$/.exec(name)?.[1] ?? 0));
  const line = fixedLine(block, numbered(Math.max(0, ...numbers) + 1));
  return text.trim() === '' ? line : `${text.replace(/(?<!\n)\n+$/, '')}\n${line}`;
}

/** What a line asks for, one subnet a line at its place, some of them replaced; what has no place is still asked for. */
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

/** A host count would ask for a subnet of each family again. */
const lostLine = ({ name, size, prefixLength }: WantedSubnet, isOfBoth: boolean): string =>
  'hosts' in size && !isOfBoth ? `${name} ${size.hosts}` : `${name} /${Math.max(prefixLength, 0)}`;

/** A comment stays with the first line that stands in the place of its own. */
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
