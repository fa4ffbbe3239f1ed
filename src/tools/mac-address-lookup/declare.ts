import { declareTool, namesOf } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { row, table } from '#core/outputs.ts';

const words = row({ isProse: true });
const notation = row({ isOptional: true });

/** Of one address; those that do not apply to it are absent. */
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

/** In the order of the page. */
export const rowNames = namesOf(rows);

/** A worker that is loading the registry goes on with it while the visitor types on. */
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
    // Its data are loaded once there is a vendor.
    locate: { takes: ['addresses'], gives: ['vendorAddress'], thread: 'worker', after: 'lookUp', delayMs: 0, graceMs, perLine: true },
  },
});
