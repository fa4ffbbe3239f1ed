import { declareTool, namesOf } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { row, table } from '#core/outputs.ts';

const words = row({ isProse: true });
const notation = row({ isOptional: true });

/** The outputs for one address. Outputs that do not apply are absent. */
const rows = {
  vendor: words,
  vendorAddress: words,
  block: row(),
  blockRange: row(),
  kind: words,
  knownUse: row({ isProse: true, isOptional: true }),
  colon: notation,
  hyphen: notation,
  cisco: notation,
  bare: notation,
  eui64: notation,
  linkLocal: notation,
  decimal: notation,
};

/** In display order. */
export const rowNames = namesOf(rows);

/** Lets a worker that is loading the registry finish while the visitor types. */
const graceMs = 60_000;

export const declaration = declareTool({
  inputs: { addresses: text({ example: '20:37:06:12:34:56', sample: '20:37:06:12:34:56' }) },
  options: {},
  outputs: { ...rows, results: table(['address', 'vendor', 'block', 'kind'], { file: 'mac-addresses.csv' }) },
  operations: {
    lookUp: {
      takes: ['addresses'],
      gives: [...rowNames.filter((name) => name !== 'vendorAddress'), 'results'],
      thread: 'worker',
      graceMs,
      perLine: true,
    },
    // The data for this operation is loaded only after a vendor has been found.
    locate: {
      takes: ['addresses'],
      gives: ['vendorAddress'],
      thread: 'worker',
      dependsOn: 'lookUp',
      debounceMs: 0,
      graceMs,
      perLine: true,
    },
  },
});
