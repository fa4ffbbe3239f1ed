import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, list, text, integer } from '#core/fields.ts';
import { table, textOutput } from '#core/outputs.ts';

/** The columns of the results and of every export. */
export const columns = ['position', 'suite', 'mean', 'comparedWithBest', 'median', 'stdDev', 'variance', 'min', 'max', 'samples'] as const;

/** The options that affect the ranking. The others only change how it is displayed. */
const rankingOptions = {
  betterIs: choice(['lower', 'higher'], 'lower'),
  varianceType: choice(['population', 'sample'], 'population'),
  decimalPlaces: integer({ min: 0, max: 10, initial: 3 }),
};

export const declaration = declareTool({
  inputs: {
    suites: list(['name', 'values'], {
      max: 100,
      receiving: 'values',
      persist: 'local',
      initial: [
        { name: 'Suite 1', values: '5 10' },
        { name: 'Suite 2', values: '8 12' },
      ],
    }),
  },
  options: {
    unit: text({ singleLine: true, maxLength: 1000 }),
    ...rankingOptions,
    exportFormat: choice(['markdown', 'list', 'csv'], 'markdown'),
  },
  advancedOptions: ['varianceType', 'decimalPlaces'],
  outputs: { results: table(columns), export: textOutput({ type: 'markdown', file: 'benchmark.md' }) },
  operations: {
    rank: {
      takes: ['suites', ...namesOf(rankingOptions)],
      presentsWith: ['unit', 'exportFormat'],
      gives: ['results', 'export'],
      thread: 'worker',
    },
  },
});
