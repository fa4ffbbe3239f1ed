import { ENDS, type Pump } from '../regular-expressions/pump.ts';
import type { SizedWork } from './measure.ts';

const LENGTH = 200;
const FEWEST_UNITS = 12;

/**
 * Reads texts that repeat a unit. Each is read once only: two readings with different `serial` numbers have different lengths and ends, and
 * each further run of one has a longer end. So no cache helps.
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
