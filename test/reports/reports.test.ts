import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { library, play } from '../cli/play.ts';
import { callOf, mismatches, type Report } from './report.ts';

const catalogue = await library.catalogue();

describe.each(globSync('test/reports/*.json').toSorted())('%s', (file) => {
  const reports = JSON.parse(readFileSync(file, 'utf8')) as readonly Report[]; // the form that report.ts declares
  const tool = catalogue.find(({ id }) => id === basename(file, '.json'));

  test.each(reports.map((report, index) => ({ ...report, title: `${index + 1}: ${report.why} (${report.source})` })))(
    '$title',
    async (report) => {
      if (!tool) throw new Error('No tool has this name.');
      expect(report).toMatchObject({
        source: expect.stringMatching(/\S/),
        why: expect.stringMatching(/\S/),
        since: expect.stringMatching(/\S/),
      });
      expect(Boolean(report.expect) !== Boolean(report.error), 'either `expect` or `error`').toBe(true);
      const { words, env, files } = callOf(tool, report);
      const { stdout } = await play(words, { env, files });
      expect(mismatches(report, stdout)).toEqual([]);
    },
  );
});
