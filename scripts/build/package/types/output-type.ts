import type { Output } from '../../../../src/core/outputs.ts';
import { union } from './union.ts';

const types: { readonly [Kind in Output['kind']]: (output: Extract<Output, { kind: Kind }>) => string } = {
  text: () => 'string',
  row: () => 'string',
  rows: () => 'readonly LabeledValue[]',
  table: ({ columns }) => `Table<${union(columns)}>`,
  grid: () => 'Table',
  picture: () => 'string',
  bytes: () => 'File',
  // Only for pages.
  marks: () => 'never',
  page: () => 'never',
};

export const outputType = (output: Output): string => (types[output.kind] as (of: Output) => string)(output); // the entry of its own kind
