import { type Pump, plainPumps } from '../regular-expressions/pump.ts';
import type { Reading } from './measure.ts';
import { readPump } from './read-pump.ts';
import { textReaders } from './text-readers.ts';

/** Every text field of every operation of a tool. */
export async function toolReadings(toolId: string, pumps: readonly Pump[]): Promise<readonly Reading[]> {
  const readers = await textReaders(toolId);
  for (const { read, sample = '' } of readers) await read(sample); // loads everything that an operation loads only once
  return readers.map(({ name, sample, read }, serial) => {
    const works = (tried: readonly Pump[]) => tried.map((pump, index) => readPump(pump, serial + index, read));
    return {
      name,
      works: works([...(sample ? [{ before: '', unit: `${sample}\n` }] : []), ...pumps]),
      furtherWorks: works(plainPumps),
    };
  });
}
