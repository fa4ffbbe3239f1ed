import { declareTool, namesOf } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { row, table } from '#core/outputs.ts';

const optional = row({ isOptional: true });
const words = row({ isProse: true });

/** The outputs for a single line. */
const rows = {
  readAs: words,
  canonical: row(),
  full: row(),
  ipv4Ending: row(),
  decimal: row(),
  hexadecimal: row(),
  binary: row(),
  rfc1924: row(),
  url: row(),
  zone: optional,
  network: row(),
  prefixLength: row(),
  first: row(),
  last: row(),
  addresses: row(),
  networks64: optional,
  reverseName: row(),
  reverseZone: row(),
  ptrRecord: row(),
  type: words,
  registryEntry: row(),
  reachable: words,
};

/** In display order. */
export const rowNames = namesOf(rows);

export const declaration = declareTool({
  inputs: {
    addresses: text({ example: '2001:db8::1', sample: '2001:db8::8:800:200c:417a/60' }),
    splitInto: text({ singleLine: true, sample: '64' }),
    firstSubnet: text({ singleLine: true, initial: '0' }),
  },
  options: {},
  outputs: {
    ...rows,
    previous: row(),
    next: row(),
    embedded: table(['part', 'value'], { marks: ['isIpv4', 'isMac', 'isGlobalId'], file: 'embedded.csv' }),
    distinct: optional,
    results: table(['address', 'canonical', 'network', 'type'], { file: 'ipv6-addresses.csv' }),
    subnetCount: optional,
    subnets: table(['number', 'network', 'first', 'last'], { file: 'subnets.csv' }),
  },
  operations: {
    describe: {
      takes: ['addresses'],
      gives: [...rowNames, 'previous', 'next', 'embedded', 'distinct', 'results'],
      thread: 'worker',
      debounceMs: 50,
      perLine: true,
    },
    split: {
      takes: ['addresses', 'splitInto', 'firstSubnet'],
      gives: ['subnets', 'subnetCount'],
      thread: 'main',
      perLine: true,
    },
  },
});
