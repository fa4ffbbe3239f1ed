import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, text, integer } from '#core/fields.ts';
import { row, table, textOutput } from '#core/outputs.ts';
import { formats } from './formats.ts';

const LINES = 6;

const counts = {
  ipv4Networks: row(),
  ipv4Addresses: row(),
  ipv6Networks: row(),
  ipv6Addresses: row(),
  /** Addresses of the list that were not requested. */
  extraAddresses: row({ isOptional: true }),
};

/** In page order. */
export const countNames = namesOf(counts);

export const declaration = declareTool({
  inputs: {
    include: text({ rows: LINES, example: '10.0.0.0/24', sample: '10.0.0.0/24\n10.0.1.0/24\n192.168.1.10 - 192.168.1.20\n2001:db8::/32' }),
    exclude: text({ rows: LINES, example: '10.0.0.128/25', sample: '10.0.0.128/25' }),
    addresses: text({ rows: LINES, example: 'sshd: from 10.0.0.7 port 22', sample: '10.0.0.7\n10.0.0.200\n192.168.1.15' }),
  },
  options: {
    readAs: choice(['entries', 'anyText'], 'entries'),
    format: choice(formats, 'lines'),
    most: integer({ min: 0, max: 1000, initial: 0 }),
    hostBits: choice(['ignore', 'refuse'], 'ignore'),
    widestIpv4: integer({ min: 0, max: 32, initial: 0 }),
    widestIpv6: integer({ min: 0, max: 128, initial: 0 }),
  },
  advancedOptions: ['hostBits', 'widestIpv4', 'widestIpv6'],
  outputs: {
    networks: textOutput({ isMany: true, file: 'networks.txt', rows: 10 }),
    ...counts,
    remarks: table(['entry', 'line', 'remark'], { file: 'remarks.csv' }),
    lookedUp: table(['address', 'contained', 'network', 'line', 'times'], { file: 'looked-up.csv' }),
  },
  operations: {
    calculate: {
      takes: ['include', 'exclude', 'readAs', 'hostBits', 'format', 'widestIpv4', 'widestIpv6', 'most'],
      gives: ['networks', ...countNames, 'remarks'],
      thread: 'worker',
      debounceMs: 50,
    },
    lookUp: {
      takes: ['include', 'exclude', 'addresses', 'readAs', 'hostBits', 'widestIpv4', 'widestIpv6', 'most'],
      gives: ['lookedUp'],
      thread: 'worker',
      dependsOn: 'calculate',
    },
  },
});
