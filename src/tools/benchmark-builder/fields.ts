import { choice, defineInputs, defineOptions, list, text, whole } from '#core/fields.ts';

export const inputs = defineInputs({
  suites: list(['name', 'values'], {
    max: 100,
    receiving: 'values',
    isKept: true,
    initial: [
      { name: 'Suite 1', values: '5 10' },
      { name: 'Suite 2', values: '8 12' },
    ],
  }),
});

/** On these the ranking depends; the others only say how it is shown. */
export const rankingOptions = defineOptions({
  betterIs: choice(['lower', 'higher'], 'lower'),
  varianceType: choice(['population', 'sample'], 'population'),
  decimalPlaces: whole({ min: 0, max: 10, initial: 3 }),
});

export const options = defineOptions({
  unit: text(),
  ...rankingOptions,
  exportFormat: choice(['markdown', 'list', 'csv'], 'markdown'),
});
