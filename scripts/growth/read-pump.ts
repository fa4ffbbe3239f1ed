import { ENDS, type Pump } from '../regular-expressions/pump.ts';
import type { SizedWork } from './measure.ts';

const LENGTH = 200;
const FEWEST_UNITS = 12;

/**
 * Reads texts that repeat a unit. Every text is different, so that caches have no effect: `serial` numbers vary length and end, and the end
 * grows with each run.
 */
export function readPump(pump: Pump, serial: number, read: (text: string) => unknown): SizedWork {
  const { before, unit } = pump;
  const units = Math.max(FEWEST_UNITS, Math.ceil(LENGTH / unit.length)) + (serial % 5);
  let end = ENDS[serial % ENDS.length] ?? '';
  return {
    name: JSON.stringify(pump),
    run(times) {
      end += '!';
      return read(before + unit.repeat(units * times) + end);
    },
  };
}
