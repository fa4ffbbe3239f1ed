import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { grid, row, textOutput } from '#core/outputs.ts';

const SAMPLE = `[
  { "id": 1, "name": "Ada Lovelace", "address": { "city": "London", "country": "GB" }, "tags": ["math", "poetry"] },
  { "id": 2, "name": "Alan Turing", "address": { "city": "Wilmslow", "country": "GB" }, "tags": ["logic"] }
]`;

const tableOptions = {
  delimiter: choice(['comma', 'semicolon', 'tab', 'pipe'], 'comma'),
  header: flag(true),
  arrays: choice(['numbered', 'joined', 'json'], 'numbered'),
  objects: choice(['dotted', 'json'], 'dotted'),
  nullAs: choice(['empty', 'null'], 'empty'),
  quote: choice(['needed', 'all'], 'needed'),
  lineEnding: choice(['lf', 'crlf'], 'lf'),
  escapeFormulas: flag(false),
};

const outputs = { csv: textOutput({ type: 'csv', file: 'data.csv' }), rows: row(), columns: row(), preview: grid() };

export const declaration = declareTool({
  inputs: { json: text({ example: '[{"id": 1}, {"id": 2}]', accepts: 'json', sample: SAMPLE }) },
  options: { ...tableOptions, byteOrderMark: flag(false) },
  advancedOptions: ['nullAs', 'quote', 'lineEnding', 'escapeFormulas', 'byteOrderMark'],
  outputs,
  operations: {
    convert: { takes: ['json', ...namesOf(tableOptions)], presentsWith: ['byteOrderMark'], gives: namesOf(outputs), thread: 'worker' },
  },
});
