import { transports } from '#pure/network/ports/transports.ts';
import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { row, table } from '#core/outputs.ts';

const words = row({ isProse: true, isOptional: true });

/** Of a single port; there are none where several are looked for. */
const rows = {
  port: row({ isOptional: true }),
  range: words,
  registered: row({ isOptional: true }),
  use: words,
  blocked: words,
  needsRoot: words,
};

/** In the order of the page. */
export const rowNames = namesOf(rows);

export const declaration = declareTool({
  // With the transport there is something to ask about before anything is searched for: all entries are shown then.
  inputs: { search: text({ isLine: true, sample: '5432', longest: 1000 }), transport: choice(['all', ...transports], 'all') },
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
      delayMs: 0,
      graceMs: 60_000, // a worker that is loading the registry goes on with it while the visitor types on
      perLine: true,
    },
  },
});
