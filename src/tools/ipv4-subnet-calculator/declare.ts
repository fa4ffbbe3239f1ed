import { declareTool, namesOf } from '#core/declaration.ts';
import { text, integer } from '#core/fields.ts';
import { row, rows, table } from '#core/outputs.ts';

const parts = {
  network: row(),
  address: row(),
  mask: row(),
  binaryMask: row(),
  cidr: row(),
  wildcardMask: row(),
  size: row(),
  usableHosts: row(),
  firstHost: row(),
  lastHost: row(),
  broadcast: row(),
  ipClass: row(),
  type: row({ isProse: true }),
};

/** In display order. */
export const partNames = namesOf(parts);

export const declaration = declareTool({
  inputs: { network: text({ singleLine: true, sample: '192.168.0.1/24' }) },
  options: {
    /** The prefix length of the subnets. The network is not split for 0, or for a prefix length that is not possible. */
    splitInto: integer({ min: 0, max: 32, initial: 0 }),
  },
  outputs: {
    ...parts,
    previous: row(),
    next: row(),
    splits: rows(),
    subnets: table(['network', 'firstHost', 'lastHost', 'broadcast', 'usableHosts'], { file: 'subnets.csv' }),
  },
  operations: {
    describe: {
      takes: ['network'],
      gives: [...partNames, 'previous', 'next', 'splits'],
      thread: 'main',
      perLine: true,
      isIdempotent: true,
    },
    split: { takes: ['network', 'splitInto'], gives: ['subnets'], thread: 'main', perLine: true },
  },
});
