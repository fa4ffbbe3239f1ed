import type { Presenters } from '#core/present.ts';
import type { Translate } from '#core/message-key.ts';
import type { IpFamily } from '#domains/ip/ip-address.ts';
import { formatIpBlock, type IpBlock, ipBlockSize } from '#domains/ip/ip-block.ts';
import { ofFamily } from '#domains/ip/ip-set.ts';
import { joinList } from '#pure/text/join-list.ts';
import type { declaration } from './declare.ts';
import { editsOf } from './answer-edits.ts';
import { drawMap } from './draw-map.ts';
import { cellsOf, columnNames, exportPlan, type SubnetCells } from './export-plan.ts';
import type en from './messages/en.json';
import type { PlanRow } from './plan-rows.ts';
import type { SubnetPlan, WantedSubnet } from './plan-subnets.ts';
import type { Reservation } from './reserved-addresses.ts';
import type { run } from './run.ts';

type Words = Translate<typeof en>;

const sizeOf = (blocks: readonly IpBlock[]): bigint => blocks.reduce((sum, block) => sum + ipBlockSize(block), 0n);

/** Formats a count with its percentage of the total, with at most one decimal, rounded half away from zero: `64 (25 %)`. */
function withShare(count: bigint, all: bigint, t: Words, language: string): string {
  const tenths = (2000n * count + all) / (2n * all);
  const share = (Number(tenths) / 10).toLocaleString(language, { maximumFractionDigits: 1, useGrouping: false });
  return t('view.share', { number: String(count), share });
}

function countsOf(family: IpFamily, { blocks, placed, free }: SubnetPlan, t: Words, language: string) {
  const all = sizeOf(ofFamily(blocks, family));
  if (all === 0n) return {};
  const left = ofFamily(free, family);
  const [largest] = left.toSorted((one, other) => one.prefixLength - other.prefixLength);
  return {
    [`ipv${family}Addresses`]: String(all),
    [`ipv${family}Assigned`]: withShare(sizeOf(ofFamily(placed, family)), all, t, language),
    [`ipv${family}Free`]: withShare(sizeOf(left), all, t, language),
    [`ipv${family}Largest`]: largest ? formatIpBlock(largest) : { value: t('view.none'), isProse: true },
  };
}

const EMPTY: SubnetCells = { network: '', name: '', first: '', last: '', usable: '', needed: '', spare: '' };

function rowText(row: PlanRow, lostBefore: number, reserved: Reservation, t: Words): SubnetCells {
  if (row.kind === 'subnet') return cellsOf(row.subnet, reserved);
  if (row.kind !== 'lost') return { ...EMPTY, network: formatIpBlock(row.block), name: t(`view.${row.kind}`) };
  const network = lostBefore === 0 ? t('view.noSpace') : t('view.noSpaceNumber', { number: lostBefore + 1 });
  const { name, needed } = row.subnet;
  return { ...EMPTY, network, name, needed: needed === undefined ? '' : String(needed) };
}

const MOST_NAMED = 5;

function lostError({ placed, lost }: SubnetPlan, t: Words, language: string) {
  if (lost.length === 0) return undefined;
  const named = lost.slice(0, MOST_NAMED).map(({ name, prefixLength }: WantedSubnet) => `${name} (/${Math.max(prefixLength, 0)})`);
  const more = lost.length - named.length;
  const list = joinList(named, language);
  const values = { lost: lost.length, count: placed.length + lost.length };
  return {
    code: 'noSpace',
    field: 'subnets',
    values: { ...values, list: more > 0 ? t('view.andMore', { list, more }) : list },
  };
}

export const presenters = {
  plan({ plan, rows, bars, reserved, text }, { exportFormat }, { t, language }) {
    const firstLost = rows.length - plan.lost.length;
    const heads = Object.fromEntries(columnNames.map((name) => [name, t(`outputs.plan.columns.${name}`)])) as unknown as SubnetCells; // one for each name
    return {
      export: exportPlan(exportFormat, plan, reserved, heads),
      plan: {
        length: rows.length,
        at(index) {
          const row = rows.at(index);
          return row && { ...rowText(row, index - firstLost, reserved, t) };
        },
      },
      ...countsOf(4, plan, t, language),
      ...countsOf(6, plan, t, language),
      map: drawMap(bars),
      shown: { rows, bars, ...editsOf({ text, plan, rows }) },
      error: lostError(plan, t, language),
    };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
