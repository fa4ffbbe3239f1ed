import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, decimal, text, integer } from '#core/fields.ts';
import { row, rows, table } from '#core/outputs.ts';
import { efficiencies } from './logic/efficiency.ts';

const optional = row({ isOptional: true });

const time = { duration: optional, seconds: optional, clock: optional, iso: optional };
const size = { bestDecimal: optional, bestBinary: optional };
const sizeCounts = { sectors: optional, pages: optional, kubernetes: optional };
const rate = { bestRate: optional };
const rateCounts = { perHour: optional, perDay: optional, per30Days: optional };

/** In page order. Rows of units follow the best one. */
export const timeNames = namesOf(time);
export const sizeNames = namesOf(size);
export const sizeCountNames = namesOf(sizeCounts);
export const rateNames = namesOf(rate);
export const rateCountNames = namesOf(rateCounts);

const outputs = {
  readAs: row({ isOptional: true }),
  ...time,
  ...size,
  sizes: rows(),
  ...sizeCounts,
  ...rate,
  rates: rows(),
  ...rateCounts,
  totalSize: optional,
  results: table(['line', 'input', 'bytes', 'bitsPerSecond', 'seconds', 'best'], {
    marks: ['isBytesRounded', 'isRateRounded', 'isSecondsRounded', 'isBestRounded'],
    file: 'data-sizes.csv',
  }),
};

export const declaration = declareTool({
  inputs: { transfer: text({ rows: 4, sample: '1.5 TB at 200 Mbit/s' }) },
  options: {
    prefixes: choice(['decimal', 'binary'], 'decimal'),
    smallB: choice(['bits', 'bytes'], 'bits'),
    efficiency: choice(efficiencies, 'all'),
    customEfficiency: decimal({ min: 0, max: 100, initial: 90 }),
    significantDigits: integer({ min: 1, max: 40, initial: 12 }),
  },
  advancedOptions: ['significantDigits'],
  outputs,
  operations: {
    convert: {
      takes: ['transfer', 'prefixes', 'smallB', 'efficiency', 'customEfficiency', 'significantDigits'],
      gives: namesOf(outputs),
      thread: 'worker',
      debounceMs: 50,
      perLine: true,
    },
  },
});
