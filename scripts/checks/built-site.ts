import { isBuilt } from '../build/sources.ts';
import { readProductionConfiguration } from '../configuration.ts';
import { type Check, commandCheck } from './check.ts';

const build = commandCheck('site', ['node', 'scripts/build.ts']);

/** Builds the site that other checks visit, unless it is up to date. */
export const builtSite: Check = {
  ...build,
  run: async (onLine) =>
    isBuilt(readProductionConfiguration()) ? { passed: 1, failed: 0, output: '', note: 'is up to date' } : build.run(onLine),
};
