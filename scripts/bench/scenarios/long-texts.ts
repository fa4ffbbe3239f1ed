import { toolIds } from '../../catalog.ts';
import { textReaders } from '../../growth/text-readers.ts';
import { aliasSqlParser } from '../../vite/sql-parser.ts';
import type { Figure, Scenario } from '../scenario.ts';

const LENGTH = 30_000;
/** In ms: a late frame on the main thread, and how long a visitor waits for the worker. */
const TARGETS = { main: 250, worker: 2000 };

/** Runs all text fields of all tools in Node, and reports the slowest one of each thread. */
export const longTexts: Scenario = {
  name: `${LENGTH.toLocaleString('en')} characters in any field`,
  runs: 1,
  async measure() {
    aliasSqlParser();
    const slowest: { [Thread in keyof typeof TARGETS]: Figure } = {
      main: { what: 'main thread', value: 0, target: TARGETS.main, unit: 'ms' },
      worker: { what: 'worker', value: 0, target: TARGETS.worker, unit: 'ms' },
    };
    for (const id of toolIds())
      for (const { name, thread, sample = 'Text 1, ', read } of await textReaders(id)) {
        await read(sample);
        const unit = `${sample}\n`;
        const text = unit.repeat(Math.ceil(LENGTH / unit.length));
        const startedAt = performance.now();
        await read(text);
        const value = performance.now() - startedAt;
        if (value > slowest[thread].value) slowest[thread] = { ...slowest[thread], what: name, value };
      }
    return [slowest.main, slowest.worker];
  },
};
