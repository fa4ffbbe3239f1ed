import { declareTool } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { table } from '#core/outputs.ts';

export const declaration = declareTool({
  inputs: { search: text({ singleLine: true, sample: String.raw`\p` }) },
  options: {},
  outputs: { syntax: table(['section', 'syntax', 'meaning']), patterns: table(['name', 'pattern', 'flags']) },
  operations: { search: { takes: ['search'], gives: ['syntax', 'patterns'], thread: 'main' } },
});
