import * as fc from 'fast-check';
import { expect, inject } from 'vitest';
import type { LawSettings } from '../../scripts/checks/property-settings.ts';
import { runs } from './runs.ts';

declare module 'vitest' {
  interface ProvidedContext extends LawSettings {}
}

/** As fast-check does it, and says where the time was too short for all cases. */
function report(details: fc.RunDetails<unknown>): void {
  if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
  if (details.interrupted) console.warn(`${expect.getState().currentTestName}: only ${details.numRuns} cases`);
}

const interruptAfterTimeLimit = inject('lawMilliseconds');
fc.configureGlobal({
  seed: inject('lawSeed'),
  numRuns: runs(100),
  ...(interruptAfterTimeLimit === undefined ? {} : { interruptAfterTimeLimit, reporter: report }),
});
