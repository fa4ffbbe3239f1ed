import { declareTool } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { table } from '#core/outputs.ts';

/** A field for a value that is inserted into many commands. */
const name = (details: { readonly initial: string } | { readonly example: string }) => text({ ...details, maxLength: 1000 });

export const declaration = declareTool({
  inputs: {
    search: text({ singleLine: true, sample: 'stash list', maxLength: 1000 }),
    branch: name({ example: 'main' }),
    commit: name({ example: 'a1b2c3d' }),
  },
  options: { remote: name({ initial: 'origin' }) },
  outputs: { commands: table(['section', 'command', 'meaning'], { marks: ['losesData'] }) },
  operations: { search: { takes: ['search', 'remote', 'branch', 'commit'], gives: ['commands'], thread: 'main' } },
});
