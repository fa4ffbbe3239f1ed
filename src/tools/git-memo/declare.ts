import { declareTool } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { table } from '#core/outputs.ts';

export const declaration = declareTool({
  inputs: { search: text({ sample: 'stash list' }), branch: text(), commit: text() },
  options: { remote: text({ initial: 'origin' }) },
  outputs: { commands: table(['section', 'command', 'meaning'], { marks: ['losesData'] }) },
  operations: { search: { takes: ['search', 'remote', 'branch', 'commit'], gives: ['commands'], thread: 'main' } },
});
