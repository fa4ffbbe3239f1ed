import { choice, flag } from '#core/fields.ts';
import { defineFormat } from './format.ts';

export const yaml = defineFormat({
  id: 'yaml',
  extension: 'yaml',
  example: 'key: value',
  readOptions: { yamlVersion: choice(['1_2', '1_1'], '1_2'), documents: choice(['array', 'lines'], 'array') },
  writeOptions: { indent: choice(['2', '4'], '2'), keepComments: flag(true), sortKeys: flag(false) },
});
