import { formatIpAddress } from '#domains/ip/ip-address.ts';
import { formatIpBlock, type IpBlock, ipBlockAround, ipBlockSize } from '#domains/ip/ip-block.ts';
import { writeCsv } from '#pure/notation/csv/csv.ts';
import { markdownRow, markdownRule } from '#pure/notation/markdown/markdown-row.ts';
import type { DataType } from '#core/data-type.ts';
import type { PlacedSubnet, SubnetPlan } from './plan-subnets.ts';
import { type Reservation, usableEnds, usableIn } from './reserved-addresses.ts';

export const exportFormats = ['csv', 'markdown', 'cidr', 'terraform', 'zones', 'json'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** The displayed cells of a row. */
export interface SubnetCells {
  readonly network: string;
  readonly name: string;
  readonly first: string;
  readonly last: string;
  readonly usable: string;
  readonly needed: string;
  readonly spare: string;
}

/** In table order. */
export const columnNames = ['network', 'name', 'first', 'last', 'usable', 'needed', 'spare'] as const;

/** The displayed addresses of a subnet. `needed` and `spare` are for subnets whose size is a number of hosts. */
export function cellsOf(subnet: PlacedSubnet, reserved: Reservation): SubnetCells {
  const { first, last } = usableEnds(subnet, reserved);
  const usable = usableIn(subnet, reserved);
  const { family, needed } = subnet;
  return {
    network: formatIpBlock(subnet),
    name: subnet.name,
    first: formatIpAddress({ family, bits: first }),
    last: formatIpAddress({ family, bits: last }),
    usable: String(usable),
    needed: needed === undefined ? '' : String(needed),
    spare: needed === undefined ? '' : String(usable - needed),
  };
}

type Heads = Readonly<Record<(typeof columnNames)[number], string>>;

export interface ExportedFile {
  readonly text: string;
  readonly file: string;
  readonly type: DataType;
}

/** Exports the subnets that have a place, without free or used blocks. `heads` is for formats with column headings. */
export function exportPlan(format: ExportFormat, plan: SubnetPlan, reserved: Reservation, heads: Heads): ExportedFile {
  const cells = plan.placed.map((subnet) => cellsOf(subnet, reserved));
  if (cells.length === 0) return { text: '', ...files[format] };
  const records = [heads, ...cells].map((each) => columnNames.map((name) => each[name]));
  const texts: Readonly<Record<ExportFormat, () => string>> = {
    csv: () => writeCsv(records),
    markdown: () => [markdownRow(records[0] ?? []), markdownRule(columnNames.length), ...records.slice(1).map(markdownRow)].join('\n'),
    cidr: () => cells.map(({ network, name }) => `${network} ${name}`).join('\n'),
    terraform: () => terraform(plan),
    zones: () => [...new Set(plan.placed.flatMap(zonesOf))].join('\n'),
    json: () => JSON.stringify(cells.map(plainCells), null, 2),
  };
  return { text: texts[format](), ...files[format] };
}

const files: Readonly<Record<ExportFormat, Omit<ExportedFile, 'text'>>> = {
  csv: { file: 'subnets.csv', type: 'csv' },
  markdown: { file: 'subnets.md', type: 'markdown' },
  cidr: { file: 'subnets.txt', type: 'text' },
  terraform: { file: 'subnets.tf', type: 'text' },
  zones: { file: 'subnets.txt', type: 'text' },
  json: { file: 'subnets.json', type: 'json' },
};

/** Keeps a count as text if it exceeds JavaScript's safe integers. */
const plainCells = ({ network, name, first, last, usable }: SubnetCells) => ({
  network,
  name,
  first,
  last,
  usable: Number.isSafeInteger(Number(usable)) ? Number(usable) : usable,
});

/** Writes calls of Terraform's `cidrsubnet`, with the number of additional prefix bits and the index among the subnets of that size. */
function terraform({ blocks, placed }: SubnetPlan): string {
  const names = new Map<string, number>();
  const lines = placed.map((subnet) => {
    const block = blocks[subnet.of] ?? subnet;
    const number = (subnet.first - block.first) / ipBlockSize(subnet);
    // The attribute names of an object must be unique.
    const times = (names.get(subnet.name) ?? 0) + 1;
    names.set(subnet.name, times);
    const name = times === 1 ? subnet.name : `${subnet.name} (${times})`;
    return `    "${escapeTerraform(name)}" = cidrsubnet("${formatIpBlock(block)}", ${subnet.prefixLength - block.prefixLength}, ${number})`;
  });
  return ['locals {', '  subnets = {', ...lines, '  }', '}'].join('\n');
}

/** Escapes a text for a quoted template (HCL, “Quoted Template Expressions”). */
const escapeTerraform = (text: string): string =>
  text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('${', '$$${').replaceAll('%{', '%%{');

const octetsOf = (block: IpBlock, count: number): readonly string[] =>
  formatIpAddress({ family: 4, bits: block.first }).split('.').slice(0, count).toReversed();

/** The zones for reverse lookups: whole octets, parts of an octet (RFC 2317), or nibbles (RFC 3596, section 2.5). */
function zonesOf({ family, first, prefixLength }: IpBlock): readonly string[] {
  if (family === 6) {
    const nibbles = Math.floor(prefixLength / 4);
    const digits = first.toString(16).padStart(32, '0').slice(0, nibbles);
    return [[...[...digits].toReversed(), 'ip6.arpa'].join('.')];
  }
  if (prefixLength > 24) {
    const last = first & 255n;
    return [[`${last}/${prefixLength}`, ...octetsOf({ family, first, prefixLength }, 3), 'in-addr.arpa'].join('.')];
  }
  const octets = Math.max(Math.ceil(prefixLength / 8), 1);
  const size = ipBlockSize({ family, prefixLength: 8 * octets });
  return Array.from({ length: 2 ** (8 * octets - prefixLength) }, (_, index) => {
    const zone = ipBlockAround({ family, bits: first + BigInt(index) * size }, 8 * octets);
    return [...octetsOf(zone, octets), 'in-addr.arpa'].join('.');
  });
}
