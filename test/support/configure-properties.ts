import * as fc from 'fast-check';
import { expect, inject } from 'vitest';
import type { PropertySettings } from '../../scripts/checks/property-settings.ts';
import { runs } from './runs.ts';

declare module 'vitest' {
  interface ProvidedContext extends PropertySettings {}
}

/** Reports as fast-check does, and warns about a property that ran out of time before all cases. */
function report(details: fc.RunDetails<unknown>): void {
  if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
  if (details.interrupted) console.warn(`${expect.getState().currentTestName}: only ${details.numRuns} cases`);
}

const interruptAfterTimeLimit = inject('propertyMilliseconds');
fc.configureGlobal({
  seed: inject('propertySeed'),
  numRuns: runs(100),
  ...(interruptAfterTimeLimit === undefined ? {} : { interruptAfterTimeLimit, reporter: report }),
});
