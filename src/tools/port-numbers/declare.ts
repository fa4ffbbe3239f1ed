import { transports } from '#pure/network/ports/transports.ts';
import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { row, table } from '#core/outputs.ts';

const words = row({ isProse: true, isOptional: true });

/** The details of a single port. Absent if the search is for several ports. */
const rows = {
  port: row({ isOptional: true }),
  range: words,
  registered: row({ isOptional: true }),
  use: words,
  blocked: words,
  needsRoot: words,
};

/** In display order. */
export const rowNames = namesOf(rows);

export const declaration = declareTool({
  // The transport is an input so that the operation can run before the user searches. It then displays all entries.
  inputs: { search: text({ singleLine: true, sample: '5432', maxLength: 1000 }), transport: choice(['all', ...transports], 'all') },
  options: { unnamed: flag(false) },
  outputs: {
    ports: table(['port', 'service', 'transport', 'description', 'use'], { file: 'ports.csv' }),
    shown: row({ isProse: true, isNote: true }),
    ...rows,
  },
  operations: {
    search: {
      takes: ['search', 'transport', 'unnamed'],
      gives: ['ports', 'shown', ...rowNames],
      thread: 'worker',
      debounceMs: 0,
      graceMs: 60_000, // lets a worker finish loading the registry while the user keeps typing
      perLine: true,
    },
  },
});
