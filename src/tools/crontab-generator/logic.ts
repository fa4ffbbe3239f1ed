import { defineOperation } from '#core/operation.ts';
import { ok } from '#core/result.ts';
import { inputs, options } from './fields.ts';
import { listRuns } from './list-runs.ts';

const { timeZone, runs } = options;

export const operations = {
  nextRuns: defineOperation({
    inputs,
    options: { timeZone, runs },
    produces: 'text',
    thread: 'main',
    run: (given, wish, { now }) => {
      const listed = listRuns({ ...given, ...wish }, now());
      return listed.ok ? ok(listed.value.text) : listed;
    },
  }),
};
