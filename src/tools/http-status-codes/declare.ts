import { declareTool } from '#core/declaration.ts';
import { flag, text } from '#core/fields.ts';
import { row, table } from '#core/outputs.ts';

export const declaration = declareTool({
  inputs: { search: text({ singleLine: true, sample: '40', maxLength: 1000 }) },
  options: { unofficial: flag(false) },
  outputs: {
    codes: table(['code', 'name', 'description', 'type', 'specification']),
    shown: row({ isProse: true, isNote: true }),
  },
  operations: { search: { takes: ['search', 'unofficial'], gives: ['codes', 'shown'], thread: 'main', perLine: true } },
});
