import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, text, integer } from '#core/fields.ts';
import { uiOutput, picture, row, table, textOutput } from '#core/outputs.ts';
import { columnNames, exportFormats } from './export-plan.ts';
import { reservations } from './reserved-addresses.ts';
import type { ShownPlan } from './shown-plan.ts';

const optional = row({ isOptional: true });

const counts = {
  ipv4Addresses: optional,
  ipv4Assigned: optional,
  ipv4Free: optional,
  ipv4Largest: optional,
  ipv6Addresses: optional,
  ipv6Assigned: optional,
  ipv6Free: optional,
  ipv6Largest: optional,
};

/** In display order. */
export const countNames = namesOf(counts);

export const declaration = declareTool({
  inputs: {
    blocks: text({ rows: 3, example: '10.20.0.0/22', sample: '10.20.0.0/22' }),
    subnets: text({ rows: 8, example: 'Office 220', sample: 'Office 220\nGuests 60\nLinks 6 x /31\n10.20.3.0/26 DMZ' }),
    inUse: text({ rows: 3, example: '10.20.2.0/26' }),
  },
  options: {
    reserved: choice(reservations, 'ends'),
    growth: integer({ min: 0, max: 1000, initial: 0 }),
    exportFormat: choice(exportFormats, 'csv'),
  },
  outputs: {
    export: textOutput({ file: 'subnets.csv', rows: 8 }),
    plan: table(columnNames, { file: 'subnet-plan.csv' }),
    ...counts,
    map: picture('subnet-map.svg'),
    /** The data that the page displays and that its buttons edit. */
    shown: uiOutput<ShownPlan>(),
  },
  operations: {
    plan: {
      takes: ['blocks', 'subnets', 'inUse', 'reserved', 'growth'],
      presentsWith: ['exportFormat'],
      gives: ['export', 'plan', ...countNames, 'map', 'shown'],
      thread: 'worker',
    },
  },
});
