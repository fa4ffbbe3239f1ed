import { declareConversion } from '#domains/data-formats/declare-conversion.ts';
import { toml } from '#domains/data-formats/toml.ts';
import { yaml } from '#domains/data-formats/yaml.ts';

export const declaration = declareConversion(yaml, toml, {
  sample: 'title: Site\ndate: 2024-01-15\nparams:\n  ratio: 1.0',
  leavesOut: ['documents', 'datesFromStrings'],
});
