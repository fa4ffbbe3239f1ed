import { declareTool } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { row, table } from '#core/outputs.ts';

/** The top-level types in the data, in alphabetical order. */
export const topLevelTypes = [
  'application',
  'audio',
  'chemical',
  'font',
  'image',
  'message',
  'model',
  'multipart',
  'text',
  'video',
  'x-conference',
  'x-shader',
] as const;

export const declaration = declareTool({
  inputs: { search: text({ sample: 'index.html', maxLength: 1000 }) },
  options: { topLevelType: choice(['all', ...topLevelTypes], 'all'), withExtensions: flag(true) },
  outputs: {
    preferred: row(),
    contentType: row(),
    shown: row({ isProse: true, isNote: true }),
    types: table(['type', 'extensions', 'source', 'charset', 'compressible']),
  },
  operations: {
    search: {
      takes: ['search', 'topLevelType', 'withExtensions'],
      gives: ['preferred', 'contentType', 'shown', 'types'],
      thread: 'main',
      perLine: true,
    },
  },
});
