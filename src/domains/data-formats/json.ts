import { choice, flag } from '#core/fields.ts';
import { defineFormat } from './format.ts';

export const json = defineFormat({
  id: 'json',
  extension: 'json',
  example: '{"key": "value"}',
  readOptions: {},
  writeOptions: { indent: choice(['2', '4', 'tab', 'none'], '2'), sortKeys: flag(false) },
});
