// Counts the requested subjects in a process of its own, which must load ./counter.ts first.
import type { Pump } from '../regular-expressions/pump.ts';
import { aliasSqlParser } from '../vite/sql-parser.ts';
import { faultsOf } from './measure.ts';
import { readingsOf } from './subjects.ts';

export interface Asked {
  readonly subject: string;
  readonly pumps: readonly Pump[];
}

export interface Counted {
  readonly subject: string;
  readonly passed: number;
  readonly faults: readonly string[];
}

aliasSqlParser();

process.once('message', async (requests: readonly Asked[]) => {
  for (const { subject, pumps } of requests) {
    const perReading: (readonly string[])[] = [];
    for (const reading of await readingsOf(subject, pumps))
      perReading.push((await faultsOf(reading)).map((fault) => `${reading.name}, ${fault}`));
    const faults = perReading.flat();
    process.send?.({ subject, passed: perReading.filter(({ length }) => length === 0).length, faults } satisfies Counted);
  }
  process.disconnect();
});
